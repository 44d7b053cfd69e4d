Testing.__checkBinaryOperation(bytes.versions == 5,{ $0 && $1() },bytes.bytes == 10_000,expression: .__fromBinaryOperation(.__fromSyntaxNode("bytes.versions == 5"),"&&",.__fromSyntaxNode("bytes.bytes == 10_000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:105:9-105:62
