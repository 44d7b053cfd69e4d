Testing.__checkBinaryOperation(event["event"] == "stale" && event.number("seconds") ?? 0 >= 60,{ $0 && $1() },event["since"] != nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"event["event"] == "stale" && event.number("seconds") ?? 0 >= 60"#),"&&",.__fromSyntaxNode(#"event["since"] != nil"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:119:9-119:106
