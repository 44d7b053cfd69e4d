Testing.__checkBinaryOperation(ground.removed,{ $0 == $1() },["/t/fifo"],expression: .__fromBinaryOperation(.__fromSyntaxNode("ground.removed"),"==",.__fromSyntaxNode(#"["/t/fifo"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:138:9-138:47
