Testing.__checkBinaryOperation(world.daemon.status().scrub?.share,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.daemon.status().scrub?.share"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:109:9-109:57
