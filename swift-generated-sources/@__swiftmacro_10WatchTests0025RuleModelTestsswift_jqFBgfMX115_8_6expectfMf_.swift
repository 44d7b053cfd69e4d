Testing.__checkBinaryOperation(watched,{ $0 == $1() },["/", "/a", "/d", "/d/b"],expression: .__fromBinaryOperation(.__fromSyntaxNode("watched"),"==",.__fromSyntaxNode(#"["/", "/a", "/d", "/d/b"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:116:9-116:54
