Testing.__checkBinaryOperation(again.due(at: 77),{ $0 == $1() },[place("a/b"), place("", root: 9)],expression: .__fromBinaryOperation(.__fromSyntaxNode("again.due(at: 77)"),"==",.__fromSyntaxNode(#"[place("a/b"), place("", root: 9)]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:114:9-114:73
