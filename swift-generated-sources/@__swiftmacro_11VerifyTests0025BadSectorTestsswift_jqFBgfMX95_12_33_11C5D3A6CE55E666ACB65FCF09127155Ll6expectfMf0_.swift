Testing.__checkBinaryOperation(path.hasPrefix("journal/"),{ $0 || $1() },report.findings.contains { "\($0)".contains(path) },expression: .__fromBinaryOperation(.__fromSyntaxNode(#"path.hasPrefix("journal/")"#),"||",.__fromSyntaxNode(#"report.findings.contains { "\($0)".contains(path) }"#)),comments: ["\(path): \(report.findings)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:96:13-96:134
