Testing.__checkBinaryOperation(write(number, content, content.count),{ $0 == $1() },content.count,expression: .__fromBinaryOperation(.__fromSyntaxNode("write(number, content, content.count)"),"==",.__fromSyntaxNode("content.count")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:89:9-89:72
