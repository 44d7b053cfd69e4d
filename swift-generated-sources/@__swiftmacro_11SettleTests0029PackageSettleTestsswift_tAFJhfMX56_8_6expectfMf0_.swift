Testing.__checkBinaryOperation(first.count + rest,{ $0 == $1() },40,expression: .__fromBinaryOperation(.__fromSyntaxNode("first.count + rest"),"==",.__fromSyntaxNode("40")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/PackageSettleTests.swift:57:9-57:42
