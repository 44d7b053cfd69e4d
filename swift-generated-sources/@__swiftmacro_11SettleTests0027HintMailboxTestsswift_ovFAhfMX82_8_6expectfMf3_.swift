Testing.__checkPropertyAccess(mailbox.wait(until: nil, orUntil: { true }).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("mailbox.wait(until: nil, orUntil: { true })"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/HintMailboxTests.swift:83:9-83:69
