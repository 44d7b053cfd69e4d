Testing.__checkPropertyAccess(touched.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("touched"),.__fromSyntaxNode("isEmpty")),comments: ["the backup changed the tree, seed \(seed)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RandomTreeTests.swift:25:13-25:82
