Testing.__checkBinaryOperation(ended.code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("ended.code"),"==",.__fromSyntaxNode("0")),comments: ["\(ended.text)\(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/TwoProcessTests.swift:88:9-88:65
