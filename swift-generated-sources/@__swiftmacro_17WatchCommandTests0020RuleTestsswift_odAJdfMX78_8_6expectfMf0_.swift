Testing.__checkBinaryOperation(rig.watches,{ $0 == $1() },all,expression: .__fromBinaryOperation(.__fromSyntaxNode("rig.watches"),"==",.__fromSyntaxNode("all")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/RuleTests.swift:79:9-79:36
