Testing.__checkPropertyAccess(world.outside.self,getting: { $0.found },expression: .__fromPropertyAccess(.__fromSyntaxNode("world.outside"),.__fromSyntaxNode("found")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:84:26-84:55
