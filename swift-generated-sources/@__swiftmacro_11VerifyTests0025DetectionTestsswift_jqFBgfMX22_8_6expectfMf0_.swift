Testing.__checkValue(try !test.openPacks.isEmpty,expression: .__fromSyntaxNode("try !test.openPacks.isEmpty"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:23:9-23:45
