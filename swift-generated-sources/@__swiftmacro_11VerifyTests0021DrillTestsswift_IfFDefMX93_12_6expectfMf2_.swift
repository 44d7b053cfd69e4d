Testing.__checkBinaryOperation(report.failures.map(\.reason),{ $0 == $1() },["a restore of everything gives 0 of 6 items"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"report.failures.map(\.reason)"#),"==",.__fromSyntaxNode(#"["a restore of everything gives 0 of 6 items"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:94:13-94:101
