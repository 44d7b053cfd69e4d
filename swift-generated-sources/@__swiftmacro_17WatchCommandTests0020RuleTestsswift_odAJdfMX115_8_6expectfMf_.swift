Testing.__checkBinaryOperation(rig.watches,{ $0 == $1() },few,expression: .__fromBinaryOperation(.__fromSyntaxNode("rig.watches"),"==",.__fromSyntaxNode("few")),comments: ["\(rig.watches) watches, \(few) before"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/RuleTests.swift:116:9-116:77
