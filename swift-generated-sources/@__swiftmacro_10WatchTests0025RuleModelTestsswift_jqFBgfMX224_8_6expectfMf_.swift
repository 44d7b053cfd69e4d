Testing.__checkBinaryOperation(watched.count == 2,{ $0 && $1() },watcher.statistics.unwatched == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("watched.count == 2"),"&&",.__fromSyntaxNode("watcher.statistics.unwatched == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:225:9-225:73
