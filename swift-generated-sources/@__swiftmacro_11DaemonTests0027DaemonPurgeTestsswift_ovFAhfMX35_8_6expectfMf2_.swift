Testing.__checkBinaryOperation(ground.removed == ["/t/a"],{ $0 && $1() },world.loop.nextDue() <= world.clock.monotonic() + 15_000_000_000,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ground.removed == ["/t/a"]"#),"&&",.__fromSyntaxNode("world.loop.nextDue() <= world.clock.monotonic() + 15_000_000_000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonPurgeTests.swift:36:9-36:112
