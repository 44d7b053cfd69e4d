Testing.__checkBinaryOperation(watch.nextCheck,{ $0 == $1() },1000 + 4 * Self.hour,expression: .__fromBinaryOperation(.__fromSyntaxNode("watch.nextCheck"),"==",.__fromSyntaxNode("1000 + 4 * Self.hour")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/StaleWatchTests.swift:42:9-42:57
