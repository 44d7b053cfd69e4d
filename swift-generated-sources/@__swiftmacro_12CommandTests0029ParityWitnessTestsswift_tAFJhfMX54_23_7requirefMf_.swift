Testing.__checkPropertyAccess(sandbox.sealedPacks.self,getting: { $0.first },expression: .__fromPropertyAccess(.__fromSyntaxNode("sandbox.sealedPacks"),.__fromSyntaxNode("first")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/ParityWitnessTests.swift:55:24-55:59
