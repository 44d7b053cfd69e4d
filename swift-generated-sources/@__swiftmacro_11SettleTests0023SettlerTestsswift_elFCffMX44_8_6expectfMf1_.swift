Testing.__checkBinaryOperation(task,{ $0 == $1() },[SettledTask(place("log"), .item, dirtySince: start, afresh: .all)],expression: .__fromBinaryOperation(.__fromSyntaxNode("task"),"==",.__fromSyntaxNode(#"[SettledTask(place("log"), .item, dirtySince: start, afresh: .all)]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:45:9-45:93
