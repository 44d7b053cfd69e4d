Testing.__checkPropertyAccess(packs.self,getting: { $0.first },expression: .__fromPropertyAccess(.__fromSyntaxNode("packs"),.__fromSyntaxNode("first")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:176:24-176:45
