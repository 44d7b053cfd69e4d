Testing.__checkPropertyAccess(ground.lookedAt.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("ground.lookedAt"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonPurgeTests.swift:59:9-59:41
