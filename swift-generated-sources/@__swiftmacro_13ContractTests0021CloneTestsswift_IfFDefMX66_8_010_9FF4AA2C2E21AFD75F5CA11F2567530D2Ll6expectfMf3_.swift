Testing.__checkBinaryOperation(Array(found.dropLast()),{ $0 == $1() },content,expression: .__fromBinaryOperation(.__fromSyntaxNode("Array(found.dropLast())"),"==",.__fromSyntaxNode("content")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:67:9-67:52
