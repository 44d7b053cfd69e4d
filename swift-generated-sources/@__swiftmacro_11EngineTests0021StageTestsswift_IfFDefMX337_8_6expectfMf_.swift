Testing.__checkBinaryOperation(steps.count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("steps.count"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:338:9-338:34
