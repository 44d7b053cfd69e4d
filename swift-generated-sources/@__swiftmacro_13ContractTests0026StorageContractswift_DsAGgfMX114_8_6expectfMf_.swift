Testing.__checkBinaryOperation(writer.length,{ $0 == $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode("writer.length"),"==",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:115:9-115:36
