Testing.__checkBinaryOperation(settler.takeSettled(at: .max).count,{ $0 == $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.takeSettled(at: .max).count"),"==",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:172:9-172:58
