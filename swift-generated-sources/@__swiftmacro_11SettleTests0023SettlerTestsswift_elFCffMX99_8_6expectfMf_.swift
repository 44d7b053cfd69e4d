Testing.__checkBinaryOperation(settler.pendingCount,{ $0 == $1() },3,expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.pendingCount"),"==",.__fromSyntaxNode("3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:100:9-100:43
