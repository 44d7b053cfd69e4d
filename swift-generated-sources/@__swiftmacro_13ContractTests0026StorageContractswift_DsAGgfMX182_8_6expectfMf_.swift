Testing.__checkBinaryOperation(first,{ $0 != $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("first"),"!=",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:183:9-183:30
