Testing.__checkBinaryOperation(writer,{ $0 >= $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("writer"),">=",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/OpenFileTests.swift:36:9-36:29
