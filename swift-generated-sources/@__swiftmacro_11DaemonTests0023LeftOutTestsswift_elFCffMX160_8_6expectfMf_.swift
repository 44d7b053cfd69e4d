Testing.__checkBinaryOperation(world.source.roots.map(\.base),{ $0 == $1() },["/home/docs".pathBytes],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"world.source.roots.map(\.base)"#),"==",.__fromSyntaxNode(#"["/home/docs".pathBytes]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:161:9-161:76
