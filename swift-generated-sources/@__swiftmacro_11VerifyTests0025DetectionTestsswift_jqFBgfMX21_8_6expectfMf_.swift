Testing.__checkValue(try !test.sealedPacks.isEmpty,expression: .__fromSyntaxNode("try !test.sealedPacks.isEmpty"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:22:9-22:47
