Testing.__checkValue(try reader(world).pointCount() >= 80 && world.loop.nextThinning == nil,expression: .__fromSyntaxNode("try reader(world).pointCount() >= 80 && world.loop.nextThinning == nil"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonThinningTests.swift:126:9-126:88
