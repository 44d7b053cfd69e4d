Testing.__checkBinaryOperation(open == [] && all == [],{ $0 && $1() },next == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("open == [] && all == []"),"&&",.__fromSyntaxNode("next == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:149:13-149:58
