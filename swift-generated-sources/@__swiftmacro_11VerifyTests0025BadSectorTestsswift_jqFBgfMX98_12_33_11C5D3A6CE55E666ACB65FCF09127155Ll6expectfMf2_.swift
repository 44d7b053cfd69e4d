Testing.__checkBinaryOperation(!path.hasPrefix("packs/"),{ $0 || $1() },report.findings.contains { "\($0)".contains("cannot be read") },expression: .__fromBinaryOperation(.__fromSyntaxNode(#"!path.hasPrefix("packs/")"#),"||",.__fromSyntaxNode(#"report.findings.contains { "\($0)".contains("cannot be read") }"#)),comments: ["\(path): \(report.findings)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:99:13-99:145
