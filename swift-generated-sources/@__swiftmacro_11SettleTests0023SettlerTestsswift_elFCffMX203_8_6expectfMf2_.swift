Testing.__checkBinaryOperation(settler.takeSettled(at: late + 2 * second),{ $0 == $1() },tasks,expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.takeSettled(at: late + 2 * second)"),"==",.__fromSyntaxNode("tasks")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:204:9-204:69
