Testing.__checkBinaryOperation(mailbox.collect().commands,{ $0 == $1() },[1, 2],expression: .__fromBinaryOperation(.__fromSyntaxNode("mailbox.collect().commands"),"==",.__fromSyntaxNode("[1, 2]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/HintMailboxTests.swift:25:9-25:54
