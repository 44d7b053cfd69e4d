Testing.__checkBinaryOperation(status.mode,{ $0 == $1() },0o4751,expression: .__fromBinaryOperation(.__fromSyntaxNode("status.mode"),"==",.__fromSyntaxNode("0o4751")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:37:9-37:39
