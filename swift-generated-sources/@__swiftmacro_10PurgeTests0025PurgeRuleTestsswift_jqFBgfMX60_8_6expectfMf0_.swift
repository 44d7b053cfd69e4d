Testing.__checkBinaryOperation(ground.removed.count,{ $0 == $1() },3,expression: .__fromBinaryOperation(.__fromSyntaxNode("ground.removed.count"),"==",.__fromSyntaxNode("3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:61:9-61:43
