Testing.__checkBinaryOperation(kinds.count,{ $0 == $1() },4,expression: .__fromBinaryOperation(.__fromSyntaxNode("kinds.count"),"==",.__fromSyntaxNode("4")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:261:13-261:38
