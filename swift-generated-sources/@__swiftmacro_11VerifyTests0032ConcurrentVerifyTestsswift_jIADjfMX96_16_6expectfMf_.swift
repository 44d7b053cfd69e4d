Testing.__checkValue(report.notes.allSatisfy { if case .catalog = $0 { true } else { $0 == .changedMeanwhile } },expression: .__fromSyntaxNode("report.notes.allSatisfy { if case .catalog = $0 { true } else { $0 == .changedMeanwhile } }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:97:17-97:117
