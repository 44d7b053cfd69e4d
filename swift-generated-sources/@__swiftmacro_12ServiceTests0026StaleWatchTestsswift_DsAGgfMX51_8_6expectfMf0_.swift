Testing.__checkBinaryOperation(watch.nextCheck,{ $0 == $1() },2000 + 24 * Self.hour,expression: .__fromBinaryOperation(.__fromSyntaxNode("watch.nextCheck"),"==",.__fromSyntaxNode("2000 + 24 * Self.hour")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/StaleWatchTests.swift:52:9-52:58
