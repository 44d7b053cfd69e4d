Testing.__checkBinaryOperation(names.count,{ $0 == $1() },RenameHistory.namesMaximum,expression: .__fromBinaryOperation(.__fromSyntaxNode("names.count"),"==",.__fromSyntaxNode("RenameHistory.namesMaximum")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:264:9-264:59
