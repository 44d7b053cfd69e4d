Testing.__checkBinaryOperation(Set(ids).count,{ $0 == $1() },3,expression: .__fromBinaryOperation(.__fromSyntaxNode("Set(ids).count"),"==",.__fromSyntaxNode("3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:37:9-37:37
