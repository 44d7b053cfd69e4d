Testing.__checkPropertyAccess(treeDifferences(Walker.walk(sandbox.restored("latest")), expected: expected).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode(#"treeDifferences(Walker.walk(sandbox.restored("latest")), expected: expected)"#),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:24:9-24:134
