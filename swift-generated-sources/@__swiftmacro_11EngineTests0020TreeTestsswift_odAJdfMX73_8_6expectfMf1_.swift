Testing.__checkBinaryOperation(again.counts.unchanged == 600,{ $0 && $1() },again.counts.deleted == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("again.counts.unchanged == 600"),"&&",.__fromSyntaxNode("again.counts.deleted == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/TreeTests.swift:74:9-74:76
