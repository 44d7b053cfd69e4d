Testing.__checkBinaryOperation(Set(all).count == 3,{ $0 && $1() },all.allSatisfy { $0.count > 20 },expression: .__fromBinaryOperation(.__fromSyntaxNode("Set(all).count == 3"),"&&",.__fromSyntaxNode("all.allSatisfy { $0.count > 20 }")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:48:9-48:73
