Testing.__checkPropertyAccess(world.loop.self,getting: { $0.session },expression: .__fromPropertyAccess(.__fromSyntaxNode("world.loop"),.__fromSyntaxNode("session")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonPurgeTests.swift:22:31-22:59
