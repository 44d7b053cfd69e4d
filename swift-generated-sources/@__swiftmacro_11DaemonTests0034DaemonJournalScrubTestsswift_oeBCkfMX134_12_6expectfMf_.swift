Testing.__checkPropertyAccess(report.self,getting: { $0.isDamaged },expression: .__fromNegation(.__fromPropertyAccess(.__fromSyntaxNode("report"),.__fromSyntaxNode("isDamaged")), false),comments: ["step \(step): \(report.findings)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonJournalScrubTests.swift:135:13-135:75
