Testing.__checkBinaryOperation(path.hasSuffix(".parity"),{ $0 || $1() },report.packs.healedByParity == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"path.hasSuffix(".parity")"#),"||",.__fromSyntaxNode("report.packs.healedByParity == 1")),comments: ["\(path)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:185:13-185:94
