Testing.__checkBinaryOperation(received.pointee,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("received.pointee"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/OpenFileTests.swift:54:9-54:39
