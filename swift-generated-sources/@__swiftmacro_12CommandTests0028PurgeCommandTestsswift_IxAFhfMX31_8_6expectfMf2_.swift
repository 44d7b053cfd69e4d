Testing.__checkPropertyAccess(treeDifferences(Walker.walk(sandbox.file("cache")), expected: before).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode(#"treeDifferences(Walker.walk(sandbox.file("cache")), expected: before)"#),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:32:9-32:95
