Testing.__checkPropertyAccess(left.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("left"),.__fromSyntaxNode("isEmpty")),comments: ["\(left)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:82:9-82:41
