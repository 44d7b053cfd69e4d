Testing.__checkBinaryOperation(settler.nextDeadline(),{ $0 == $1() },start + 3_950_000_000,expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.nextDeadline()"),"==",.__fromSyntaxNode("start + 3_950_000_000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:29:9-29:65
