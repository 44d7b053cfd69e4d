Testing.__checkPropertyAccess(segments(world).self,getting: { $0.last },expression: .__fromPropertyAccess(.__fromSyntaxNode("segments(world)"),.__fromSyntaxNode("last")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonJournalScrubTests.swift:50:24-50:54
