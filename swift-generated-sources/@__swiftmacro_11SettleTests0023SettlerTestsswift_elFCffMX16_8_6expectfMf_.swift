Testing.__checkBinaryOperation(settler.nextDeadline(),{ $0 == $1() },start + milliseconds * 1_000_000,expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.nextDeadline()"),"==",.__fromSyntaxNode("start + milliseconds * 1_000_000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:17:9-17:76
