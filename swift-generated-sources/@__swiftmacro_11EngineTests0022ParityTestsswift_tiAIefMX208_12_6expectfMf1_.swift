Testing.__checkBinaryOperation(again,{ $0 != $1() },.noParity,expression: .__fromBinaryOperation(.__fromSyntaxNode("again"),"!=",.__fromSyntaxNode(".noParity")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:209:13-209:40
