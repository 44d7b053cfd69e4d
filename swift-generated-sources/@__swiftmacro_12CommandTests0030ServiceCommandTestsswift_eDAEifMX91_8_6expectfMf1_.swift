Testing.__checkPropertyAccess(asked.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("asked"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:92:9-92:31
