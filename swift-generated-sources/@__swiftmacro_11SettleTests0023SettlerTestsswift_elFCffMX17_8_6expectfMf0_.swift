Testing.__checkPropertyAccess(settler.texts(after: milliseconds - 1).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("settler.texts(after: milliseconds - 1)"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:18:9-18:64
