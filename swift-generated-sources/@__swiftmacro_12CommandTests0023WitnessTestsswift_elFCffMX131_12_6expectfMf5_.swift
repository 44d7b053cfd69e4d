Testing.__checkPropertyAccess(differences.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("differences"),.__fromSyntaxNode("isEmpty")),comments: ["\(differences.joined(separator: "\n"))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:132:13-132:83
