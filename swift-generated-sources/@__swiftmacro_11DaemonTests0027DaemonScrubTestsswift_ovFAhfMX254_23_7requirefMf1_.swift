Testing.__checkPropertyAccess(finding.lost.self,getting: { $0.first },expression: .__fromPropertyAccess(.__fromSyntaxNode("finding.lost"),.__fromSyntaxNode("first")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:255:24-255:52
