Testing.__checkBinaryOperation(hints.contains(.rescan(WatchedPath(1, "a"), nil)),{ $0 && $1() },hints.contains(.rescan(WatchedPath(1, "d"), nil)),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"hints.contains(.rescan(WatchedPath(1, "a"), nil))"#),"&&",.__fromSyntaxNode(#"hints.contains(.rescan(WatchedPath(1, "d"), nil))"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:120:9-120:120
