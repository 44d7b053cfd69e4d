Testing.__checkBinaryOperation(settler.oldest,{ $0 == $1() },start,expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.oldest"),"==",.__fromSyntaxNode("start")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:203:9-203:41
