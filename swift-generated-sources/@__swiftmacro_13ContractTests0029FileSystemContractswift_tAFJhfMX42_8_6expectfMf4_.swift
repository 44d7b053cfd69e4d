Testing.__checkBinaryOperation(status.changed,{ $0 > $1() },moment,expression: .__fromBinaryOperation(.__fromSyntaxNode("status.changed"),">",.__fromSyntaxNode("moment")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:43:9-43:41
