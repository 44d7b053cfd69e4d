Testing.__checkBinaryOperation(world.observer.damage.first?.lostCount,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.observer.damage.first?.lostCount"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:319:9-319:61
