Testing.__checkPropertyAccess(world.daemon.status().self,getting: { $0.scrub },expression: .__fromPropertyAccess(.__fromSyntaxNode("world.daemon.status()"),.__fromSyntaxNode("scrub")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:93:28-93:65
