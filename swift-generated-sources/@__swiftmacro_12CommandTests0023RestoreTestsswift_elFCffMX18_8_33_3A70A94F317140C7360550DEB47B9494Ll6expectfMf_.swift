Testing.__checkPropertyAccess(differences.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("differences"),.__fromSyntaxNode("isEmpty")),comments: ["\(differences.joined(separator: "\n"))"],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:19:9-19:111
