Testing.__checkBinaryOperation(ground.opened - opened,{ $0 < $1() },40,expression: .__fromBinaryOperation(.__fromSyntaxNode("ground.opened - opened"),"<",.__fromSyntaxNode("40")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:163:9-163:45
