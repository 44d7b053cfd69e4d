Testing.__checkBinaryOperation(ground.removed,{ $0 == $1() },(goes ? ["/t/file"] : []),expression: .__fromBinaryOperation(.__fromSyntaxNode("ground.removed"),"==",.__fromSyntaxNode(#"(goes ? ["/t/file"] : [])"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:44:9-44:61
