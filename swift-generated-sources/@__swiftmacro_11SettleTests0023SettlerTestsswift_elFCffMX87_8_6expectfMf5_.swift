Testing.__checkBinaryOperation(settler.nameCount == 0,{ $0 && $1() },settler.placeCount == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.nameCount == 0"),"&&",.__fromSyntaxNode("settler.placeCount == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:88:9-88:67
