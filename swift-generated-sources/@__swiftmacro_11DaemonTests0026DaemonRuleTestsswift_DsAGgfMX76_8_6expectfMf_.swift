Testing.__checkBinaryOperation(world.observer.losses == [],{ $0 && $1() },world.loop.session != nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.observer.losses == []"),"&&",.__fromSyntaxNode("world.loop.session != nil")),comments: [.__line("// It is the root that is away, not the repository.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:77:9-77:74
