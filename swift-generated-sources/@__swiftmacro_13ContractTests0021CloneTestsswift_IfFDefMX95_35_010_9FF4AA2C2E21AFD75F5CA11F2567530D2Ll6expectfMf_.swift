Testing.__checkBinaryOperation(pwrite(number, $0, $0.count, 0),{ $0 == $1() },$0.count,expression: .__fromBinaryOperation(.__fromSyntaxNode("pwrite(number, $0, $0.count, 0)"),"==",.__fromSyntaxNode("$0.count")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:96:36-96:88
