Testing.__checkPropertyAccess(settler.texts(after: milliseconds).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("settler.texts(after: milliseconds)"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:41:13-41:64
