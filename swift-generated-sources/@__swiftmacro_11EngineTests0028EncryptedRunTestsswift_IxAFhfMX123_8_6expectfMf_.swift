Testing.__checkBinaryOperation(records.count,{ $0 >= $1() },6,expression: .__fromBinaryOperation(.__fromSyntaxNode("records.count"),">=",.__fromSyntaxNode("6")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:124:9-124:36
