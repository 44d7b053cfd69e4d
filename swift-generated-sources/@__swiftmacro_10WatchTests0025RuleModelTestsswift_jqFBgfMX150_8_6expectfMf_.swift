Testing.__checkBinaryOperation(!watched.contains("/a/b") && !watched.contains("/a/b/c"),{ $0 && $1() },watched.contains("/a"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"!watched.contains("/a/b") && !watched.contains("/a/b/c")"#),"&&",.__fromSyntaxNode(#"watched.contains("/a")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:151:9-151:100
