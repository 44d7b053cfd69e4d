Testing.__checkBinaryOperation(settler.nextDeadline(),{ $0 == $1() },start + 30 * second,expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.nextDeadline()"),"==",.__fromSyntaxNode("start + 30 * second")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:43:9-43:63
