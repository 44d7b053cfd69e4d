Testing.__checkBinaryOperation(again.places(beneath: place("a"), before: .max),{ $0 == $1() },[place("a/b")],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"again.places(beneath: place("a"), before: .max)"#),"==",.__fromSyntaxNode(#"[place("a/b")]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:115:9-115:83
