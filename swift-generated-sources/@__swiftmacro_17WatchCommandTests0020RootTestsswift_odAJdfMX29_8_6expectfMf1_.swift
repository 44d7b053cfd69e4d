Testing.__checkPropertyAccess(treeDifferences(Walker.walk(restored + rig.work), expected: before).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("treeDifferences(Walker.walk(restored + rig.work), expected: before)"),.__fromSyntaxNode("isEmpty")),comments: ["versions of what is away"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/RootTests.swift:30:9-30:121
