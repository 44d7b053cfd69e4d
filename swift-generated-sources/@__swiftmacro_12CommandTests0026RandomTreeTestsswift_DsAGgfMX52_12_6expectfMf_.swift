Testing.__checkPropertyAccess(differences.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("differences"),.__fromSyntaxNode("isEmpty")),comments: ["seed \(seed):\n\(differences.joined(separator: "\n"))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RandomTreeTests.swift:53:13-53:98
