Testing.__checkBinaryOperation(world.source.roots.map(\.number),{ $0 == $1() },[1],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"world.source.roots.map(\.number)"#),"==",.__fromSyntaxNode("[1]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:175:9-175:57
