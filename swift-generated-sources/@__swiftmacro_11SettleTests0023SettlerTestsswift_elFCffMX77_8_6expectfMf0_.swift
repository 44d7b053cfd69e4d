Testing.__checkBinaryOperation(settler.pendingCount,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.pendingCount"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:78:9-78:43
