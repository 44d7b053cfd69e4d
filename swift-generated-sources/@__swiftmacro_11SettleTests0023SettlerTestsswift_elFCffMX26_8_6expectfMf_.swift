Testing.__checkPropertyAccess(settler.texts(after: 3_400).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("settler.texts(after: 3_400)"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:27:9-27:53
