Testing.__checkBinaryOperation(settler.placeCount <= 64,{ $0 && $1() },settler.pendingCount == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.placeCount <= 64"),"&&",.__fromSyntaxNode("settler.pendingCount == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:155:9-155:71
