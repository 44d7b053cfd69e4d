Testing.__checkBinaryOperation(world.failures.count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.failures.count"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:285:9-285:43
