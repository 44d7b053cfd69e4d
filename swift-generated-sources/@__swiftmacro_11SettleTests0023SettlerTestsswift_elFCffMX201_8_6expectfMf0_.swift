Testing.__checkBinaryOperation(settler.nextDeadline(),{ $0 == $1() },late + 2 * second,expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.nextDeadline()"),"==",.__fromSyntaxNode("late + 2 * second")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:202:9-202:61
