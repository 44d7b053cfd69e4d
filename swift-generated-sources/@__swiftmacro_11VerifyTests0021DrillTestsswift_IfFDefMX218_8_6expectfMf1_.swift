Testing.__checkBinaryOperation(broken.failures.first?.reason.contains("SQLite says"),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"broken.failures.first?.reason.contains("SQLite says")"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:219:9-219:79
