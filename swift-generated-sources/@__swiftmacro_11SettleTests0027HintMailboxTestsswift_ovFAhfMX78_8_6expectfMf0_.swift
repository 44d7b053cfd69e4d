Testing.__checkBinaryOperation(now(),{ $0 >= $1() },begun + 20_000_000,expression: .__fromBinaryOperation(.__fromSyntaxNode("now()"),">=",.__fromSyntaxNode("begun + 20_000_000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/HintMailboxTests.swift:79:9-79:45
