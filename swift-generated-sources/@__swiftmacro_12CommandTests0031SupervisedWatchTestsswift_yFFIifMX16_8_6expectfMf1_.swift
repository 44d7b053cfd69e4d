Testing.__checkBinaryOperation(watch.manager.texts(with: "EXTEND_TIMEOUT_USEC=").isEmpty,{ $0 == $1() },false,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"watch.manager.texts(with: "EXTEND_TIMEOUT_USEC=").isEmpty"#),"==",.__fromSyntaxNode("false")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:17:9-17:84
