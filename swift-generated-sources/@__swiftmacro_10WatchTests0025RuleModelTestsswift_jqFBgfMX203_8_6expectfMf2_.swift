Testing.__checkBinaryOperation(watched,{ $0 == $1() },["/", "/d", "/d/b"],expression: .__fromBinaryOperation(.__fromSyntaxNode("watched"),"==",.__fromSyntaxNode(#"["/", "/d", "/d/b"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:204:9-204:48
