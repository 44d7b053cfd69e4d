Testing.__checkBinaryOperation(walk.end,{ $0 == $1() },expected,expression: .__fromBinaryOperation(.__fromSyntaxNode("walk.end"),"==",.__fromSyntaxNode("expected")),comments: ["cut to \(length)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:91:13-91:62
