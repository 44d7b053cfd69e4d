Testing.__checkBinaryOperation(rig.exists("in/file"),{ $0 && $1() },rig.exists("out/file"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"rig.exists("in/file")"#),"&&",.__fromSyntaxNode(#"rig.exists("out/file")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:92:13-92:69
