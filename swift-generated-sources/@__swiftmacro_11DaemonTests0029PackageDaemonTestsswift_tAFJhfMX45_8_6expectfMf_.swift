Testing.__checkBinaryOperation(world.observer.commits.count,{ $0 == $1() },commits,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.observer.commits.count"),"==",.__fromSyntaxNode("commits")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/PackageDaemonTests.swift:46:9-46:57
