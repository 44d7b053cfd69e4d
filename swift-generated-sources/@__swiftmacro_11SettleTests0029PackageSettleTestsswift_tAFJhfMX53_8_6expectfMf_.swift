Testing.__checkBinaryOperation(inside == 20,{ $0 || $1() },inside == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("inside == 20"),"||",.__fromSyntaxNode("inside == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/PackageSettleTests.swift:54:9-54:45
