Testing.__checkPropertyAccess(treeDifferences(Self.restored(sandbox, "latest"), expected: tree).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode(#"treeDifferences(Self.restored(sandbox, "latest"), expected: tree)"#),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:172:9-172:91
