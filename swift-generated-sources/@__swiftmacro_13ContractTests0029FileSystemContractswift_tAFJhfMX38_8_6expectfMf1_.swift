Testing.__checkBinaryOperation(status.links,{ $0 == $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode("status.links"),"==",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:39:9-39:35
