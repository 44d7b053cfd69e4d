Testing.__checkBinaryOperation(world.loop.clockDoubt,{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.loop.clockDoubt"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:130:9-130:46
