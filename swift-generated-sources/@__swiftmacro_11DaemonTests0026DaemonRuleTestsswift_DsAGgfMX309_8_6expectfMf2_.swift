Testing.__checkBinaryOperation(world.daemon.status().trouble,{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.daemon.status().trouble"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:310:9-310:54
