Testing.__checkBinaryOperation(watched,{ $0 == $1() },["/", "/a"],expression: .__fromBinaryOperation(.__fromSyntaxNode("watched"),"==",.__fromSyntaxNode(#"["/", "/a"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:124:9-124:40
