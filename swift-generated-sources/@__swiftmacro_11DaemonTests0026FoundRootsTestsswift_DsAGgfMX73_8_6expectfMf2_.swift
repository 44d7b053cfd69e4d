Testing.__checkBinaryOperation(world.openGaps.map(\.cause),{ $0 == $1() },[.lostWatch],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"world.openGaps.map(\.cause)"#),"==",.__fromSyntaxNode("[.lostWatch]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:74:9-74:61
