Testing.__checkBinaryOperation(report.setAside.contains(pack.path),{ $0 && $1() },report.setAside.count == (parity == nil ? 1 : 2),expression: .__fromBinaryOperation(.__fromSyntaxNode("report.setAside.contains(pack.path)"),"&&",.__fromSyntaxNode("report.setAside.count == (parity == nil ? 1 : 2)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:172:9-172:105
