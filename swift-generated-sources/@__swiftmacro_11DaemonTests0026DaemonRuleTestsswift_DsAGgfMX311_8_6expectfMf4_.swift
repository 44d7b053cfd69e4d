Testing.__checkBinaryOperation(world.failures == [],{ $0 && $1() },world.openGaps == [],expression: .__fromBinaryOperation(.__fromSyntaxNode("world.failures == []"),"&&",.__fromSyntaxNode("world.openGaps == []")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:312:9-312:62
