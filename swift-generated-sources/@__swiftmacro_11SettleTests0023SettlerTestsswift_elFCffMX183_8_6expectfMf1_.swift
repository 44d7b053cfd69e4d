Testing.__checkBinaryOperation(settler.takeAll().isEmpty,{ $0 && $1() },settler.nextDeadline() == nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.takeAll().isEmpty"),"&&",.__fromSyntaxNode("settler.nextDeadline() == nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:184:9-184:76
