Testing.__checkBinaryOperation(mailbox.overflows,{ $0 > $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("mailbox.overflows"),">",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/HintMailboxTests.swift:59:9-59:39
