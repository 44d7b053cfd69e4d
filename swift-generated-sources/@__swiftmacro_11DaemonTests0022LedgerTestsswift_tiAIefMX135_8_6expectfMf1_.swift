Testing.__checkBinaryOperation(roots.watched.map(\.number),{ $0 == $1() },[4, 2],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"roots.watched.map(\.number)"#),"==",.__fromSyntaxNode("[4, 2]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:136:9-136:55
