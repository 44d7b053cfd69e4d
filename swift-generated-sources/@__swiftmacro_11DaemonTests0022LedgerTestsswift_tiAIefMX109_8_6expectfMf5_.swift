Testing.__checkPropertyAccess(queue.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("queue"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:110:9-110:31
