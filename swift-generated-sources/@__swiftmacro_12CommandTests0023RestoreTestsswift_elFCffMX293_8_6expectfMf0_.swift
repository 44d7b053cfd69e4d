Testing.__checkPropertyAccess(treeDifferences(Walker.walk(sandbox.source), expected: before).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("treeDifferences(Walker.walk(sandbox.source), expected: before)"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:294:9-294:88
