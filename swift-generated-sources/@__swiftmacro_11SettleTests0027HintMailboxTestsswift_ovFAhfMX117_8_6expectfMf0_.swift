Testing.__checkBinaryOperation(commands,{ $0 == $1() },Array(0..<500),expression: .__fromBinaryOperation(.__fromSyntaxNode("commands"),"==",.__fromSyntaxNode("Array(0..<500)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/HintMailboxTests.swift:118:9-118:44
