Testing.__checkPropertyAccess(mailbox.wait(until: begun).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("mailbox.wait(until: begun)"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/HintMailboxTests.swift:80:9-80:52
