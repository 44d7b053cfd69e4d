Testing.__checkBinaryOperation(rig.watches,{ $0 == $1() },few + 1_010,expression: .__fromBinaryOperation(.__fromSyntaxNode("rig.watches"),"==",.__fromSyntaxNode("few + 1_010")),comments: ["\(rig.watches) watches, \(few) before"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/RuleTests.swift:119:9-119:85
