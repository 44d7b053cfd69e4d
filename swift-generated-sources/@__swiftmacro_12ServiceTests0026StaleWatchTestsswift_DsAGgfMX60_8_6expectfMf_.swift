Testing.__checkBinaryOperation(short.silence(now: 60),{ $0 == $1() },60,expression: .__fromBinaryOperation(.__fromSyntaxNode("short.silence(now: 60)"),"==",.__fromSyntaxNode("60")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/StaleWatchTests.swift:61:9-61:46
