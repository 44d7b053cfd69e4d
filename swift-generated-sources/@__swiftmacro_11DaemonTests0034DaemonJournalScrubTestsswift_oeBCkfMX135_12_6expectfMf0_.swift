Testing.__checkValue(try Array(commits(world).prefix(before.count)) == before,expression: .__fromSyntaxNode("try Array(commits(world).prefix(before.count)) == before"),comments: ["step \(step)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonJournalScrubTests.swift:136:13-136:94
