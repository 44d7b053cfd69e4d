Testing.__checkValue(report.notes.contains { if case .tornPack = $0 { true } else { false } },expression: .__fromSyntaxNode("report.notes.contains { if case .tornPack = $0 { true } else { false } }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:150:13-150:94
