Testing.__checkBinaryOperation(world.loop.nextDue(),{ $0 <= $1() },world.clock.monotonic() + 3_000_000_000,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.loop.nextDue()"),"<=",.__fromSyntaxNode("world.clock.monotonic() + 3_000_000_000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:54:9-54:81
