Testing.__checkBinaryOperation(second.code,{ $0 == $1() },3,expression: .__fromBinaryOperation(.__fromSyntaxNode("second.code"),"==",.__fromSyntaxNode("3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:66:9-66:34
