Testing.__checkBinaryOperation(ground.opened - opened,{ $0 < $1() },10,expression: .__fromBinaryOperation(.__fromSyntaxNode("ground.opened - opened"),"<",.__fromSyntaxNode("10")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:138:9-138:45
