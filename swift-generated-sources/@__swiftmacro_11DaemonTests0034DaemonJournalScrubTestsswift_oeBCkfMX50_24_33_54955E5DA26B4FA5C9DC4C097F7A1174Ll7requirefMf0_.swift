Testing.__checkValue(world.outside.storage.contents[path],expression: .__fromSyntaxNode("world.outside.storage.contents[path]"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonJournalScrubTests.swift:51:25-51:71
