Testing.__checkBinaryOperation((walk.problem == nil),{ $0 == $1() },(walk.end == length),expression: .__fromBinaryOperation(.__fromSyntaxNode("(walk.problem == nil)"),"==",.__fromSyntaxNode("(walk.end == length)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:93:13-93:67
