Testing.__checkBinaryOperation(watch.stop().code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("watch.stop().code"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:89:9-89:40
