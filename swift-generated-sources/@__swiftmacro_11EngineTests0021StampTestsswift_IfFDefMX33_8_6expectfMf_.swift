Testing.__checkBinaryOperation(bytes.withUnsafeBytes { Stamp($0) },{ $0 == $1() },Stamp(base),expression: .__fromBinaryOperation(.__fromSyntaxNode("bytes.withUnsafeBytes { Stamp($0) }"),"==",.__fromSyntaxNode("Stamp(base)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StampTests.swift:34:9-34:68
