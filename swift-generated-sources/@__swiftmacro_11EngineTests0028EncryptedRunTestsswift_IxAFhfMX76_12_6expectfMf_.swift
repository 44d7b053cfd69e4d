Testing.__checkBinaryOperation(slots.count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("slots.count"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:77:13-77:38
