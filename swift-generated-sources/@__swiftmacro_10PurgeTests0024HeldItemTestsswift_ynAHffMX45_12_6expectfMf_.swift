Testing.__checkBinaryOperation(code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("code"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:46:13-46:31
