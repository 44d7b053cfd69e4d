Testing.__checkBinaryOperation(outcome.ending,{ $0 == $1() },.exited(4),expression: .__fromBinaryOperation(.__fromSyntaxNode("outcome.ending"),"==",.__fromSyntaxNode(".exited(4)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/ProgramTests.swift:32:9-32:46
