Testing.__checkBinaryOperation(status.modified,{ $0 == $1() },moment,expression: .__fromBinaryOperation(.__fromSyntaxNode("status.modified"),"==",.__fromSyntaxNode("moment")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:38:9-38:43
