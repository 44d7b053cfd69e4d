Testing.__checkBinaryOperation(barriers,{ $0 == $1() },Array(0..<20_000),expression: .__fromBinaryOperation(.__fromSyntaxNode("barriers"),"==",.__fromSyntaxNode("Array(0..<20_000)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/HintMailboxTests.swift:117:9-117:47
