Testing.__checkBinaryOperation(healed.standing == .stored(since: 1, byContent: true) && healed.isStored,{ $0 && $1() },healed.storedByContent == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("healed.standing == .stored(since: 1, byContent: true) && healed.isStored"),"&&",.__fromSyntaxNode("healed.storedByContent == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:83:9-83:121
