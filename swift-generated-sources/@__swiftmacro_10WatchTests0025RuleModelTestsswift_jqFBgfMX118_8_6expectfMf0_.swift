Testing.__checkBinaryOperation(watched,{ $0 == $1() },["/", "/a", "/d", "/d/b", "/d/b/c"],expression: .__fromBinaryOperation(.__fromSyntaxNode("watched"),"==",.__fromSyntaxNode(#"["/", "/a", "/d", "/d/b", "/d/b/c"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:119:9-119:64
