Testing.__checkPropertyAccess(settler.texts(after: 4_900).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("settler.texts(after: 4_900)"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/PackageSettleTests.swift:23:9-23:53
