Testing.__checkPropertyAccess(differences.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("differences"),.__fromSyntaxNode("isEmpty")),comments: ["seed \(Self.seed), \(id):\n\(differences.joined(separator: "\n"))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:75:13-75:110
