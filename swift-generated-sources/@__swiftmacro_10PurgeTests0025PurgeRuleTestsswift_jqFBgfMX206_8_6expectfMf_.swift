Testing.__checkBinaryOperation(ground.removed,{ $0 == $1() },["/c/2", "/c/3"],expression: .__fromBinaryOperation(.__fromSyntaxNode("ground.removed"),"==",.__fromSyntaxNode(#"["/c/2", "/c/3"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:207:9-207:52
