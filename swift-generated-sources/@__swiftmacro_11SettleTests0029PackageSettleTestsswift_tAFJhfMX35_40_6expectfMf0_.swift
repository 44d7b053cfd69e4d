Testing.__checkBinaryOperation(taken.count,{ $0 == $1() },7,expression: .__fromBinaryOperation(.__fromSyntaxNode("taken.count"),"==",.__fromSyntaxNode("7")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/PackageSettleTests.swift:36:41-36:66
