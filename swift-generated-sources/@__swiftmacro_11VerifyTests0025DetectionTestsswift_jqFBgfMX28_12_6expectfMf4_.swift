Testing.__checkValue(try report.counts.packs == test.packs.count,expression: .__fromSyntaxNode("try report.counts.packs == test.packs.count"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:29:13-29:65
