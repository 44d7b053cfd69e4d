Testing.__checkBinaryOperation(outcome.ending,{ $0 == $1() },.overdue,expression: .__fromBinaryOperation(.__fromSyntaxNode("outcome.ending"),"==",.__fromSyntaxNode(".overdue")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/ProgramTests.swift:76:9-76:44
