Testing.__checkBinaryOperation(file.clone() == nil,{ $0 && $1() },file.clone() == nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("file.clone() == nil"),"&&",.__fromSyntaxNode("file.clone() == nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:98:13-98:64
