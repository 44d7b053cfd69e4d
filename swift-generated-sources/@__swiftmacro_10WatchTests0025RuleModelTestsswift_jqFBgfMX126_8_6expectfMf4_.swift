Testing.__checkBinaryOperation(watched,{ $0 == $1() },["/", "/a", "/a/e", "/a/e/b", "/a/e/b/c"],expression: .__fromBinaryOperation(.__fromSyntaxNode("watched"),"==",.__fromSyntaxNode(#"["/", "/a", "/a/e", "/a/e/b", "/a/e/b/c"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:127:9-127:70
