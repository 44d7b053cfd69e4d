Testing.__checkBinaryOperation(world.daemon.status().thinningWaits,{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.daemon.status().thinningWaits"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonThinningTests.swift:95:9-95:60
