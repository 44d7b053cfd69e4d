Testing.__checkBinaryOperation(!isTroubled(world, "/home/docs/a.o"),{ $0 && $1() },!isTroubled(world, "/home/docs/a.c"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"!isTroubled(world, "/home/docs/a.o")"#),"&&",.__fromSyntaxNode(#"!isTroubled(world, "/home/docs/a.c")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:99:9-99:94
