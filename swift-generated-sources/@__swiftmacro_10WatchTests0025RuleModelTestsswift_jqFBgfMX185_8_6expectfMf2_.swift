Testing.__checkBinaryOperation(settle(),{ $0 == $1() },[.rescan(WatchedPath(1, "a"), nil)],expression: .__fromBinaryOperation(.__fromSyntaxNode("settle()"),"==",.__fromSyntaxNode(#"[.rescan(WatchedPath(1, "a"), nil)]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:186:9-186:65
