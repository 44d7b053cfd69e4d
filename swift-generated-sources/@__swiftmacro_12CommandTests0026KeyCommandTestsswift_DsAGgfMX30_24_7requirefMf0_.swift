Testing.__checkPropertyAccess(sandbox.json("key", "add", "--label", "laptop", "--key-cost", "least", "--new-password-file", file).self,getting: { $0.first },expression: .__fromPropertyAccess(.__fromSyntaxNode(#"sandbox.json("key", "add", "--label", "laptop", "--key-cost", "least", "--new-password-file", file)"#),.__fromSyntaxNode("first")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/KeyCommandTests.swift:31:25-31:140
