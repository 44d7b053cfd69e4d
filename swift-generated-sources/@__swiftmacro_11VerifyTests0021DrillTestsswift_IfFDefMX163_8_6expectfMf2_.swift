Testing.__checkBinaryOperation(report.failures.first?.reason.contains("differs from it at byte 44444"),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"report.failures.first?.reason.contains("differs from it at byte 44444")"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:164:9-164:97
