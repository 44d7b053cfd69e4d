Testing.__checkBinaryOperation(world.failures.map(\.path) == ["/home/docs/a.rtfd".pathBytes],{ $0 && $1() },world.openGaps.map(\.cause) == [.torn],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"world.failures.map(\.path) == ["/home/docs/a.rtfd".pathBytes]"#),"&&",.__fromSyntaxNode(#"world.openGaps.map(\.cause) == [.torn]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/PackageDaemonTests.swift:67:9-67:121
