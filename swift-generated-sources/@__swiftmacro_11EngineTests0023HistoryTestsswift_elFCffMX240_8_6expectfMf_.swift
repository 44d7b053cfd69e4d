Testing.__checkBinaryOperation(names.count == 81,{ $0 && $1() },Set(names).count == 81,expression: .__fromBinaryOperation(.__fromSyntaxNode("names.count == 81"),"&&",.__fromSyntaxNode("Set(names).count == 81")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:241:9-241:61
