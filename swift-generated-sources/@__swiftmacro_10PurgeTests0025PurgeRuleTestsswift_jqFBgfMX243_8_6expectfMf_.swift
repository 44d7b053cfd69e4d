Testing.__checkBinaryOperation(ground.removed,{ $0 == $1() },["/c/tmp/old", "/c/file"],expression: .__fromBinaryOperation(.__fromSyntaxNode("ground.removed"),"==",.__fromSyntaxNode(#"["/c/tmp/old", "/c/file"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:244:9-244:61
