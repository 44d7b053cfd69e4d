Testing.__checkPropertyAccess(mailbox.wait(until: now() + 60 * second, orUntil: { isEnough.isSet }).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("mailbox.wait(until: now() + 60 * second, orUntil: { isEnough.isSet })"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/HintMailboxTests.swift:129:9-129:95
