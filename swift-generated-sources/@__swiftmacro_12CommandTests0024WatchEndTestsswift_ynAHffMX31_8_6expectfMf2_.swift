Testing.__checkBinaryOperation(watch.stop().code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("watch.stop().code"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:32:9-32:40
