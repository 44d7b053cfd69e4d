Testing.__checkPropertyAccess(mailbox.wait(until: begun + 20_000_000).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("mailbox.wait(until: begun + 20_000_000)"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/HintMailboxTests.swift:78:9-78:65
