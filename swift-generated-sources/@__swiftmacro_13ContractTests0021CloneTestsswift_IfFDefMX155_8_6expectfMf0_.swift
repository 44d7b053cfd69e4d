Testing.__checkBinaryOperation(stored.content.count,{ $0 == $1() },size,expression: .__fromBinaryOperation(.__fromSyntaxNode("stored.content.count"),"==",.__fromSyntaxNode("size")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:156:9-156:46
