Testing.__checkBinaryOperation(ended.code,{ $0 == $1() },10,expression: .__fromBinaryOperation(.__fromSyntaxNode("ended.code"),"==",.__fromSyntaxNode("10")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:97:9-97:34
