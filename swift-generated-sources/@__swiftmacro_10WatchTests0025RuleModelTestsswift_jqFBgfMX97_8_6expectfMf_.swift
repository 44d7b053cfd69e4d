Testing.__checkBinaryOperation(watched,{ $0 == $1() },(way == "rules" ? ["/", "/d", "/d/b"] : ["/", "/a", "/d", "/d/b"]),expression: .__fromBinaryOperation(.__fromSyntaxNode("watched"),"==",.__fromSyntaxNode(#"(way == "rules" ? ["/", "/d", "/d/b"] : ["/", "/a", "/d", "/d/b"])"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:98:9-98:95
