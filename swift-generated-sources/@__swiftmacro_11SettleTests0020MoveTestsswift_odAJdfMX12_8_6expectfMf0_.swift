Testing.__checkBinaryOperation(settler.pendingCount,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.pendingCount"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:13:9-13:43
