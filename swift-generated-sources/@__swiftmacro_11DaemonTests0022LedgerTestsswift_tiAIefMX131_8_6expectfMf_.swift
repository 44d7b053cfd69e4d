Testing.__checkBinaryOperation(roots.watched.map(\.number),{ $0 == $1() },[1, 2],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"roots.watched.map(\.number)"#),"==",.__fromSyntaxNode("[1, 2]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:132:9-132:55
