Testing.__checkBinaryOperation(watch.silence(now: 200 + 24 * Self.hour),{ $0 == $1() },24 * Self.hour,expression: .__fromBinaryOperation(.__fromSyntaxNode("watch.silence(now: 200 + 24 * Self.hour)"),"==",.__fromSyntaxNode("24 * Self.hour")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/StaleWatchTests.swift:19:9-19:76
