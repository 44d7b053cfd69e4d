Testing.__checkPropertyAccess(differences.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("differences"),.__fromSyntaxNode("isEmpty")),comments: ["\(part): \(differences)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:56:13-56:68
