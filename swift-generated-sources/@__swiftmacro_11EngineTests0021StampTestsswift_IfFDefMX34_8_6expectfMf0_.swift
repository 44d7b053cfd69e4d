Testing.__checkBinaryOperation(bytes.dropLast().withUnsafeBytes { Stamp($0) },{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("bytes.dropLast().withUnsafeBytes { Stamp($0) }"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StampTests.swift:35:9-35:71
