Testing.__checkBinaryOperation(rig.exists("in/used"),{ $0 && $1() },rig.exists("in/replaced"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"rig.exists("in/used")"#),"&&",.__fromSyntaxNode(#"rig.exists("in/replaced")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:80:9-80:68
