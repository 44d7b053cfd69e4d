Testing.__checkBinaryOperation(roots.watched.map(\.number),{ $0 == $1() },[2, 3],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"roots.watched.map(\.number)"#),"==",.__fromSyntaxNode("[2, 3]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:134:9-134:55
