Testing.__checkPropertyAccess(loan.self,getting: { $0.token },expression: .__fromPropertyAccess(.__fromSyntaxNode("loan"),.__fromSyntaxNode("token")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:172:35-172:55
