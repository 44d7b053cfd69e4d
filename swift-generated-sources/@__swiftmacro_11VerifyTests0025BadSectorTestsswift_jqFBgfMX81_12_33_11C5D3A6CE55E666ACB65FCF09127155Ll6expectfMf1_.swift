Testing.__checkValue(after.findings.allSatisfy { if case .pack = $0 { false } else { true } },expression: .__fromSyntaxNode("after.findings.allSatisfy { if case .pack = $0 { false } else { true } }"),comments: ["\(path): \(after.findings)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:82:13-82:124
