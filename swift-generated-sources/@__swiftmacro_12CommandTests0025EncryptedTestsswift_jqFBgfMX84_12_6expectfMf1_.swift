Testing.__checkPropertyAccess(found.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("found"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:85:13-85:35
