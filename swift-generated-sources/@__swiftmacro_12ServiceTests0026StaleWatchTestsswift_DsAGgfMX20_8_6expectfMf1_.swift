Testing.__checkBinaryOperation(watch.nextCheck,{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("watch.nextCheck"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/StaleWatchTests.swift:21:9-21:40
