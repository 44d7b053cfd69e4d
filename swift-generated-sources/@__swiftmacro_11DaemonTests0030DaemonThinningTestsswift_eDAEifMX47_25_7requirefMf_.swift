Testing.__checkPropertyAccess(times.self,getting: { $0.last },expression: .__fromPropertyAccess(.__fromSyntaxNode("times"),.__fromSyntaxNode("last")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonThinningTests.swift:48:26-48:46
