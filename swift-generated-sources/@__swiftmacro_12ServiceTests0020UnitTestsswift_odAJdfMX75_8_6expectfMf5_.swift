Testing.__checkBinaryOperation(expected.contains("ProtectSystem=strict"),{ $0 && $1() },expected.contains("ProtectHome=read-only"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"expected.contains("ProtectSystem=strict")"#),"&&",.__fromSyntaxNode(#"expected.contains("ProtectHome=read-only")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:76:9-76:105
