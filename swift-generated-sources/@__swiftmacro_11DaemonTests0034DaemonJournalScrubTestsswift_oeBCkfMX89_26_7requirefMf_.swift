Testing.__checkPropertyAccess(world.observer.damage.self,getting: { $0.first },expression: .__fromPropertyAccess(.__fromSyntaxNode("world.observer.damage"),.__fromSyntaxNode("first")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonJournalScrubTests.swift:90:27-90:64
