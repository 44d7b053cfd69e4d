Testing.__checkBinaryOperation(roots.unknown,{ $0 == $1() },[1, 2],expression: .__fromBinaryOperation(.__fromSyntaxNode("roots.unknown"),"==",.__fromSyntaxNode("[1, 2]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:141:9-141:41
