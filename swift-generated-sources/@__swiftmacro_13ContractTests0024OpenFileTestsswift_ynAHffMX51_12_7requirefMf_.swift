Testing.__checkBinaryOperation(lease,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("lease"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ContractTests/OpenFileTests.swift:52:13-52:33
