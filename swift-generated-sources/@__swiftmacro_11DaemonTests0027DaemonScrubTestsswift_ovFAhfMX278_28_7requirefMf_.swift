Testing.__checkPropertyAccess(packs.self,getting: { $0.last },expression: .__fromPropertyAccess(.__fromSyntaxNode("packs"),.__fromSyntaxNode("last")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:279:29-279:49
