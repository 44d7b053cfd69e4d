Testing.__checkBinaryOperation(world.daemon.status().thinningWaits,{ $0 == $1() },"somebody reads the repository",expression: .__fromBinaryOperation(.__fromSyntaxNode("world.daemon.status().thinningWaits"),"==",.__fromStringLiteral(#""somebody reads the repository""#, "somebody reads the repository")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonThinningTests.swift:76:9-76:88
