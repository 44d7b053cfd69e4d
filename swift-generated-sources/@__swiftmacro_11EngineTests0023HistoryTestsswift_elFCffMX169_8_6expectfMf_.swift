Testing.__checkBinaryOperation(builder?.hasChanges,{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode("builder?.hasChanges"),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:170:9-170:45
