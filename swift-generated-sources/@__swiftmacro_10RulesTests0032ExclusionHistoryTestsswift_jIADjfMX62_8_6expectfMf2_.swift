Testing.__checkBinaryOperation(dropped.count,{ $0 == $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode("dropped.count"),"==",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:63:9-63:36
