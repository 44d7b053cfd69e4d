Testing.__checkBinaryOperation(ground.surveys,{ $0 == $1() },3,expression: .__fromBinaryOperation(.__fromSyntaxNode("ground.surveys"),"==",.__fromSyntaxNode("3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:146:9-146:37
