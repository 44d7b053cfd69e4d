Testing.__checkBinaryOperation(version.path == Array("a.bin".utf8),{ $0 && $1() },version.root.name == Array("home".utf8),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"version.path == Array("a.bin".utf8)"#),"&&",.__fromSyntaxNode(#"version.root.name == Array("home".utf8)"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:173:13-173:100
