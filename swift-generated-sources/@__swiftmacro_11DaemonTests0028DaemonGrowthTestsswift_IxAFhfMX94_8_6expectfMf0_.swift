Testing.__checkBinaryOperation(world.observer.damage == [],{ $0 && $1() },world.loop.nextThinning == nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.observer.damage == []"),"&&",.__fromSyntaxNode("world.loop.nextThinning == nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonGrowthTests.swift:95:9-95:79
