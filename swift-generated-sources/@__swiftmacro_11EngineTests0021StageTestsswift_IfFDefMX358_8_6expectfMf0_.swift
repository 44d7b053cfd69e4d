Testing.__checkBinaryOperation(steps[0].isNew,{ $0 && $1() },steps[0].absorbed == [1, 2],expression: .__fromBinaryOperation(.__fromSyntaxNode("steps[0].isNew"),"&&",.__fromSyntaxNode("steps[0].absorbed == [1, 2]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:359:9-359:63
