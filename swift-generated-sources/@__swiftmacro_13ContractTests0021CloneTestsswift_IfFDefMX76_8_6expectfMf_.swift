Testing.__checkBinaryOperation(file.clone() == nil,{ $0 && $1() },tree.makeScratch(bytes: 1) == nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("file.clone() == nil"),"&&",.__fromSyntaxNode("tree.makeScratch(bytes: 1) == nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:77:9-77:74
