Testing.__checkBinaryOperation(hints.contains(.watchable(WatchedPath(1, "a/b"))),{ $0 && $1() },watcher.statistics.unwatched == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"hints.contains(.watchable(WatchedPath(1, "a/b")))"#),"&&",.__fromSyntaxNode("watcher.statistics.unwatched == 0")),comments: ["\(hints)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:216:9-216:116
