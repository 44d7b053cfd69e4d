Testing.__checkValue(report.notes.contains { if case .tornPack = $0 { true } else { false } },expression: .__fromSyntaxNode("report.notes.contains { if case .tornPack = $0 { true } else { false } }"),comments: ["\(report.notes)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:185:21-185:121
