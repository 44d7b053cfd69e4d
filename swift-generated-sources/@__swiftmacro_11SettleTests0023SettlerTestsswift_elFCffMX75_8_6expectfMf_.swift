Testing.__checkBinaryOperation(settler.pendingCount,{ $0 == $1() },128,expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.pendingCount"),"==",.__fromSyntaxNode("128")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:76:9-76:45
