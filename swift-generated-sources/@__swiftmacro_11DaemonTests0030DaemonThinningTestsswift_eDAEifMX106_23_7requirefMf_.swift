Testing.__checkPropertyAccess(world.loop.thinning.work?.rest.last.self,getting: { $0?.id },expression: .__fromPropertyAccess(.__fromSyntaxNode("world.loop.thinning.work?.rest.last"),.__fromSyntaxNode("id")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonThinningTests.swift:107:24-107:73
