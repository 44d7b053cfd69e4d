Testing.__checkBinaryOperation(file.clone(),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("file.clone()"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:125:9-125:37
