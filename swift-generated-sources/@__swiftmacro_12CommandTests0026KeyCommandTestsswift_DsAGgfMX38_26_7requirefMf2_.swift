Testing.__checkPropertyAccess(sandbox.json("key", "passwd", "--key-cost", "least", "--new-password-file", Self.secretFile(sandbox, "the third")).self,getting: { $0.first },expression: .__fromPropertyAccess(.__fromSyntaxNode(#"sandbox.json("key", "passwd", "--key-cost", "least", "--new-password-file", Self.secretFile(sandbox, "the third"))"#),.__fromSyntaxNode("first")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/KeyCommandTests.swift:39:27-40:134
