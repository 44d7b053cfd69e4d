Testing.__checkBinaryOperation(steps.map(\.root.number),{ $0 == $1() },[1],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"steps.map(\.root.number)"#),"==",.__fromSyntaxNode("[1]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:348:9-348:49
