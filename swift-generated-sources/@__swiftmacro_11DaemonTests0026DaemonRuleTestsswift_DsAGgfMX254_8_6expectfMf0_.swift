Testing.__checkBinaryOperation(world.openGaps.map(\.cause),{ $0 == $1() },[.unreadable],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"world.openGaps.map(\.cause)"#),"==",.__fromSyntaxNode("[.unreadable]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:255:9-255:62
