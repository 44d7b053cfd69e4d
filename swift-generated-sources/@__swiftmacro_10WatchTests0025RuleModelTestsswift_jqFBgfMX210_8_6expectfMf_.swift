Testing.__checkBinaryOperation(watcher.statistics.unwatched,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("watcher.statistics.unwatched"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:211:9-211:51
