Testing.__checkBinaryOperation(watch.doubt(lastCommit: clock.now()),{ $0 == $1() },.jumped(seconds: -366 * Self.day),expression: .__fromBinaryOperation(.__fromSyntaxNode("watch.doubt(lastCommit: clock.now())"),"==",.__fromSyntaxNode(".jumped(seconds: -366 * Self.day)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:63:9-63:91
