Testing.__checkBinaryOperation(watch.nextCheck,{ $0 == $1() },.max,expression: .__fromBinaryOperation(.__fromSyntaxNode("watch.nextCheck"),"==",.__fromSyntaxNode(".max")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/StaleWatchTests.swift:75:9-75:41
