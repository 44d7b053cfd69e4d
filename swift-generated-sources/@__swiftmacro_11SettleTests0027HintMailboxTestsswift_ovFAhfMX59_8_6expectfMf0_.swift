Testing.__checkBinaryOperation(mailbox.hintCount,{ $0 <= $1() },150,expression: .__fromBinaryOperation(.__fromSyntaxNode("mailbox.hintCount"),"<=",.__fromSyntaxNode("150")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/HintMailboxTests.swift:60:9-60:42
