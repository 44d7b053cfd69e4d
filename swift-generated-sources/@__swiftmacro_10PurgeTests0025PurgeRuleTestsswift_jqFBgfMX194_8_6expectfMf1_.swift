Testing.__checkBinaryOperation(ground.removed,{ $0 == $1() },["/c/deep/oldest", "/other/second"],expression: .__fromBinaryOperation(.__fromSyntaxNode("ground.removed"),"==",.__fromSyntaxNode(#"["/c/deep/oldest", "/other/second"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:195:9-195:71
