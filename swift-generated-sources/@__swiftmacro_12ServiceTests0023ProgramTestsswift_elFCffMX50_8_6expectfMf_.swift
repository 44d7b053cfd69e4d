Testing.__checkBinaryOperation(outcome.ending,{ $0 == $1() },.exited(3),expression: .__fromBinaryOperation(.__fromSyntaxNode("outcome.ending"),"==",.__fromSyntaxNode(".exited(3)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/ProgramTests.swift:51:9-51:46
