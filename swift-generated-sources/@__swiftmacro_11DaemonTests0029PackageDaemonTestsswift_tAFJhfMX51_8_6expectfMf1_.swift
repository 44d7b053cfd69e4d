Testing.__checkBinaryOperation(world.observer.commits.count,{ $0 == $1() },commits + 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.observer.commits.count"),"==",.__fromSyntaxNode("commits + 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/PackageDaemonTests.swift:52:9-52:61
