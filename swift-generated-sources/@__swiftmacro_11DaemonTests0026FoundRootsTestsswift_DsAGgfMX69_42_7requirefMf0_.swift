Testing.__checkPropertyAccess(world.source.roots.self,getting: { $0.last },expression: .__fromPropertyAccess(.__fromSyntaxNode("world.source.roots"),.__fromSyntaxNode("last")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:70:43-70:76
