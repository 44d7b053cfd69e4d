Testing.__checkValue(try Array(commits(world).prefix(before.count)) == before,expression: .__fromSyntaxNode("try Array(commits(world).prefix(before.count)) == before"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonJournalScrubTests.swift:75:9-75:74
