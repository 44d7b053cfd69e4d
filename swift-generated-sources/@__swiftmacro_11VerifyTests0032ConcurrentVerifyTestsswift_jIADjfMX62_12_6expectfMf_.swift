Testing.__checkValue(try !test.openPacks.isEmpty,expression: .__fromSyntaxNode("try !test.openPacks.isEmpty"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:63:13-63:49
