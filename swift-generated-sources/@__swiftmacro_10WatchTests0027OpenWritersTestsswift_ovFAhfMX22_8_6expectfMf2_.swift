Testing.__checkBinaryOperation(writers.nextDeadline,{ $0 == $1() },now + 30 * Self.second,expression: .__fromBinaryOperation(.__fromSyntaxNode("writers.nextDeadline"),"==",.__fromSyntaxNode("now + 30 * Self.second")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/OpenWritersTests.swift:23:9-23:64
