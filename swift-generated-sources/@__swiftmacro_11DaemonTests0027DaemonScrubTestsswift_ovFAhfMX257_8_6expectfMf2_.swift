Testing.__checkBinaryOperation(world.daemon.status().lostVersions,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.daemon.status().lostVersions"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:258:9-258:57
