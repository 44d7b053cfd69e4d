Testing.__checkBinaryOperation(Set(report.failures.map(\.path)),{ $0 == $1() },lost,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Set(report.failures.map(\.path))"#),"==",.__fromSyntaxNode("lost")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:134:9-134:58
