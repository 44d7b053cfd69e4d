Testing.__checkBinaryOperation(roots.unknown,{ $0 == $1() },[],expression: .__fromBinaryOperation(.__fromSyntaxNode("roots.unknown"),"==",.__fromSyntaxNode("[]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:143:9-143:37
