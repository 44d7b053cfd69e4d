Testing.__checkValue(try test.openPacks.first,expression: .__fromSyntaxNode("try test.openPacks.first"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:141:24-141:58
