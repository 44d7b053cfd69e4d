Testing.__checkBinaryOperation(listener.items,{ $0 == $1() },30,expression: .__fromBinaryOperation(.__fromSyntaxNode("listener.items"),"==",.__fromSyntaxNode("30")),comments: ["round \(round)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ProgressTests.swift:34:13-34:60
