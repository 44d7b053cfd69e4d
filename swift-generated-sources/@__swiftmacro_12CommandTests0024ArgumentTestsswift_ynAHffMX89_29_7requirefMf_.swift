Testing.__checkPropertyAccess(sandbox.json("ls", word, exits: 1).self,getting: { $0.first },expression: .__fromPropertyAccess(.__fromSyntaxNode(#"sandbox.json("ls", word, exits: 1)"#),.__fromSyntaxNode("first")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/ArgumentTests.swift:90:30-90:80
