Testing.__checkBinaryOperation(world.source.roots.map(\.base),{ $0 == $1() },["/home".pathBytes],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"world.source.roots.map(\.base)"#),"==",.__fromSyntaxNode(#"["/home".pathBytes]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:174:9-174:71
