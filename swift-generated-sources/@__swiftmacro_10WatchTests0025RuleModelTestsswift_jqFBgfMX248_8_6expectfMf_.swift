Testing.__checkBinaryOperation(ground.opened - opened,{ $0 < $1() },20,expression: .__fromBinaryOperation(.__fromSyntaxNode("ground.opened - opened"),"<",.__fromSyntaxNode("20")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:249:9-249:45
