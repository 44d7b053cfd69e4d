Testing.__checkBinaryOperation(world.observer.commits.count,{ $0 == $1() },before + 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.observer.commits.count"),"==",.__fromSyntaxNode("before + 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:51:9-51:60
