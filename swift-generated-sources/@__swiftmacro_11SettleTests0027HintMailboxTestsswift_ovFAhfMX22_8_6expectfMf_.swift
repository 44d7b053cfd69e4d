Testing.__checkBinaryOperation(mailbox.post(1) && mailbox.post(2),{ $0 && $1() },!mailbox.post(3),expression: .__fromBinaryOperation(.__fromSyntaxNode("mailbox.post(1) && mailbox.post(2)"),"&&",.__fromSyntaxNode("!mailbox.post(3)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/HintMailboxTests.swift:23:9-23:72
