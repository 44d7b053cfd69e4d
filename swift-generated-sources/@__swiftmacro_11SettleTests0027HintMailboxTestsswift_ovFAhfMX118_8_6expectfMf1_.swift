Testing.__checkBinaryOperation(isEverything,{ $0 || $1() },names.count == 20_000,expression: .__fromBinaryOperation(.__fromSyntaxNode("isEverything"),"||",.__fromSyntaxNode("names.count == 20_000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/HintMailboxTests.swift:119:9-119:55
