Testing.__checkBinaryOperation(steps[0].root.name,{ $0 == $1() },[],expression: .__fromBinaryOperation(.__fromSyntaxNode("steps[0].root.name"),"==",.__fromSyntaxNode("[]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:370:9-370:42
