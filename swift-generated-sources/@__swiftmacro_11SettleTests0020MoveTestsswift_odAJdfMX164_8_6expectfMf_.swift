Testing.__checkBinaryOperation(settler.pendingCount,{ $0 == $1() },1_001,expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.pendingCount"),"==",.__fromSyntaxNode("1_001")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:165:9-165:47
