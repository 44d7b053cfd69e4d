Testing.__checkPropertyAccess(sandbox.json("service", "status").self,getting: { $0.last },expression: .__fromPropertyAccess(.__fromSyntaxNode(#"sandbox.json("service", "status")"#),.__fromSyntaxNode("last")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:32:26-32:74
