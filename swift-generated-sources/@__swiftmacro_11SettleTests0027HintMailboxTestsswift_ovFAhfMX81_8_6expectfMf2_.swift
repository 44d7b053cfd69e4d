Testing.__checkBinaryOperation(mailbox.wait(until: nil).commands,{ $0 == $1() },[5],expression: .__fromBinaryOperation(.__fromSyntaxNode("mailbox.wait(until: nil).commands"),"==",.__fromSyntaxNode("[5]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/HintMailboxTests.swift:82:9-82:58
