Testing.__checkBinaryOperation(first.code,{ $0 == $1() },3,expression: .__fromBinaryOperation(.__fromSyntaxNode("first.code"),"==",.__fromSyntaxNode("3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:35:9-35:33
