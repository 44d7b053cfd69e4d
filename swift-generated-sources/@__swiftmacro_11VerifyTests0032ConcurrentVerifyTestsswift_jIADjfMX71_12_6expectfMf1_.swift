Testing.__checkValue(report.notes.allSatisfy { $0 == .changedMeanwhile || which == 2 },expression: .__fromSyntaxNode("report.notes.allSatisfy { $0 == .changedMeanwhile || which == 2 }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:72:13-72:87
