Testing.__checkPropertyAccess(inClear.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("inClear"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RollBackTests.swift:104:9-104:33
