Testing.__checkBinaryOperation(watch.nextCheck,{ $0 == $1() },1000 + StaleWatch.startNanoseconds,expression: .__fromBinaryOperation(.__fromSyntaxNode("watch.nextCheck"),"==",.__fromSyntaxNode("1000 + StaleWatch.startNanoseconds")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/StaleWatchTests.swift:50:9-50:71
