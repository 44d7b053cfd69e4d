Testing.__checkBinaryOperation(world.observer.damage.first?.healedByParity == true,{ $0 && $1() },world.observer.damage.first?.lostCount == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.observer.damage.first?.healedByParity == true"),"&&",.__fromSyntaxNode("world.observer.damage.first?.lostCount == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:288:9-288:116
