Testing.__checkBinaryOperation(walk.problem == nil,{ $0 && $1() },walk.unreadable.isEmpty,expression: .__fromBinaryOperation(.__fromSyntaxNode("walk.problem == nil"),"&&",.__fromSyntaxNode("walk.unreadable.isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:56:9-56:64
