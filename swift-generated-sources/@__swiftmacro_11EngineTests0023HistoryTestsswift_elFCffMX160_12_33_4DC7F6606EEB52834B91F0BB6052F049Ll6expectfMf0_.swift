Testing.__checkBinaryOperation(ended.last == 2,{ $0 && $1() },ended.ended?.seconds == time,expression: .__fromBinaryOperation(.__fromSyntaxNode("ended.last == 2"),"&&",.__fromSyntaxNode("ended.ended?.seconds == time")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:161:13-161:69
