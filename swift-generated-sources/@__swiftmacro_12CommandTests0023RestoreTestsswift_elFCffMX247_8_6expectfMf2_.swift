Testing.__checkPropertyAccess(treeDifferences(Walker.walk(sandbox.source), expected: restored).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("treeDifferences(Walker.walk(sandbox.source), expected: restored)"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:248:9-248:90
