Testing.__checkBinaryOperation(rig.exists("out/file"),{ $0 && $1() },rig.exists("apps/one/cache/file"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"rig.exists("out/file")"#),"&&",.__fromSyntaxNode(#"rig.exists("apps/one/cache/file")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:42:9-42:77
