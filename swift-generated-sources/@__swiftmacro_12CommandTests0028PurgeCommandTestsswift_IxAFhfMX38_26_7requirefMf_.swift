Testing.__checkPropertyAccess(lines.self,getting: { $0.last },expression: .__fromPropertyAccess(.__fromSyntaxNode("lines"),.__fromSyntaxNode("last")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:39:27-39:47
