Testing.__checkBinaryOperation(writer.length,{ $0 == $1() },5,expression: .__fromBinaryOperation(.__fromSyntaxNode("writer.length"),"==",.__fromSyntaxNode("5")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:32:9-32:36
