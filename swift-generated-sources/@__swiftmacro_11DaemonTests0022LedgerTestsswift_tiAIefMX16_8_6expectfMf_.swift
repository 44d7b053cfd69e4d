Testing.__checkBinaryOperation(numbers,{ $0 == $1() },[5, 5, 6, 7],expression: .__fromBinaryOperation(.__fromSyntaxNode("numbers"),"==",.__fromSyntaxNode("[5, 5, 6, 7]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:17:9-17:41
