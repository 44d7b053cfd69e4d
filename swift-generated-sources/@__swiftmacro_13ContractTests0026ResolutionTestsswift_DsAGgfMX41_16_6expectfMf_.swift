Testing.__checkBinaryOperation(expected,{ $0 != $1() },"errno \(ENOSYS)",expression: .__fromBinaryOperation(.__fromSyntaxNode("expected"),"!=",.__fromSyntaxNode(#""errno \(ENOSYS)""#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/ResolutionTests.swift:42:17-42:55
