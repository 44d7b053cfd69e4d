Testing.__checkBinaryOperation(settler.pendingCount <= 16,{ $0 && $1() },settler.placeCount <= 64,expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.pendingCount <= 16"),"&&",.__fromSyntaxNode("settler.placeCount <= 64")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:148:9-148:72
