Testing.__checkValue(try test.sealedPacks.first,expression: .__fromSyntaxNode("try test.sealedPacks.first"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:102:24-102:60
