Testing.__checkBinaryOperation(world.daemon.status().roots.last?.state,{ $0 == $1() },.gone,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.daemon.status().roots.last?.state"),"==",.__fromSyntaxNode(".gone")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:73:9-73:66
