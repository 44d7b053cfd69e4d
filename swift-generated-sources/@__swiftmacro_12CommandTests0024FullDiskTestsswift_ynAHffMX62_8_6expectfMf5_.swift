Testing.__checkPropertyAccess(treeDifferences(Walker.walk(disk + sandbox.source), expected: expected).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("treeDifferences(Walker.walk(disk + sandbox.source), expected: expected)"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/FullDiskTests.swift:63:9-63:97
