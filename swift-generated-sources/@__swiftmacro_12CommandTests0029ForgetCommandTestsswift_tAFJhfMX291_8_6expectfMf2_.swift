Testing.__checkBinaryOperation(reading.wait().code == 0,{ $0 && $1() },total == 1_600_000,expression: .__fromBinaryOperation(.__fromSyntaxNode("reading.wait().code == 0"),"&&",.__fromSyntaxNode("total == 1_600_000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:292:9-292:64
