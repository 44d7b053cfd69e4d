Testing.__checkBinaryOperation(next,{ $0 == $1() },8,expression: .__fromBinaryOperation(.__fromSyntaxNode("next"),"==",.__fromSyntaxNode("8")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:20:9-20:27
