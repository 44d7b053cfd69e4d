Testing.__checkBinaryOperation(settler.nextDeadline(),{ $0 == $1() },start + 5 * second,expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.nextDeadline()"),"==",.__fromSyntaxNode("start + 5 * second")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/PackageSettleTests.swift:24:9-24:62
