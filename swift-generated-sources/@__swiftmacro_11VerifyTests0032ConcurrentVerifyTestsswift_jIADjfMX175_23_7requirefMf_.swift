Testing.__checkValue(try test.openPacks.first,expression: .__fromSyntaxNode("try test.openPacks.first"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:176:24-176:58
