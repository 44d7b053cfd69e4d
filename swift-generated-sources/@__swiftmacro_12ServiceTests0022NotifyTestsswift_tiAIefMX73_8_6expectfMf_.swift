Testing.__checkBinaryOperation(notify.watchdogNanoseconds,{ $0 == $1() },expected,expression: .__fromBinaryOperation(.__fromSyntaxNode("notify.watchdogNanoseconds"),"==",.__fromSyntaxNode("expected")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/NotifyTests.swift:74:9-74:56
