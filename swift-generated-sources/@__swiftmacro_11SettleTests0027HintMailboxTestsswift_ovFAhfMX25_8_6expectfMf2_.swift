Testing.__checkBinaryOperation(mailbox.collect().isEmpty,{ $0 && $1() },mailbox.drain().isEmpty,expression: .__fromBinaryOperation(.__fromSyntaxNode("mailbox.collect().isEmpty"),"&&",.__fromSyntaxNode("mailbox.drain().isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/HintMailboxTests.swift:26:9-26:70
