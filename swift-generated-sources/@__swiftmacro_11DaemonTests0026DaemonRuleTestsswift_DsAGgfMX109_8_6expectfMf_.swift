Testing.__checkBinaryOperation(world.loop.session,{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.loop.session"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:110:9-110:43
