Testing.__checkPropertyAccess(sandbox.sealedPacks.self,getting: { $0.first },expression: .__fromPropertyAccess(.__fromSyntaxNode("sandbox.sealedPacks"),.__fromSyntaxNode("first")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:153:24-153:59
