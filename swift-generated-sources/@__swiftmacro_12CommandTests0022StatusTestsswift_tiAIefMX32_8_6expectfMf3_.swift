Testing.__checkPropertyAccess(sandbox.cairn("status", "-q", sandbox.source).text.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode(#"sandbox.cairn("status", "-q", sandbox.source).text"#),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:33:9-33:76
