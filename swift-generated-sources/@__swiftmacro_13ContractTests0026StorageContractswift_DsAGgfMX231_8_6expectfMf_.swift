Testing.__checkBinaryOperation(holder?.process,{ $0 == $1() },getpid(),expression: .__fromBinaryOperation(.__fromSyntaxNode("holder?.process"),"==",.__fromSyntaxNode("getpid()")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:232:9-232:45
