Testing.__checkBinaryOperation(watched,{ $0 == $1() },["/", "/a", "/a/b", "/a/b/c", "/d", "/d/b"],expression: .__fromBinaryOperation(.__fromSyntaxNode("watched"),"==",.__fromSyntaxNode(#"["/", "/a", "/a/b", "/a/b/c", "/d", "/d/b"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:63:9-63:72
