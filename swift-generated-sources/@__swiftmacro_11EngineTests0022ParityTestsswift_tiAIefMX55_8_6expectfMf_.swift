Testing.__checkBinaryOperation(packs.count,{ $0 >= $1() },3,expression: .__fromBinaryOperation(.__fromSyntaxNode("packs.count"),">=",.__fromSyntaxNode("3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:56:9-56:34
