Testing.__checkBinaryOperation(watch.nextCheck,{ $0 == $1() },200 + 24 * Self.hour,expression: .__fromBinaryOperation(.__fromSyntaxNode("watch.nextCheck"),"==",.__fromSyntaxNode("200 + 24 * Self.hour")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/StaleWatchTests.swift:16:9-16:57
