Testing.__checkPropertyAccess(sandbox.json("versions", sandbox.file("cache/deep/b")).self,getting: { $0.first },expression: .__fromPropertyAccess(.__fromSyntaxNode(#"sandbox.json("versions", sandbox.file("cache/deep/b"))"#),.__fromSyntaxNode("first")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:44:24-44:94
