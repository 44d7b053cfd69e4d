Testing.__checkBinaryOperation(wrong.code,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("wrong.code"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ErrorTextTests.swift:73:9-73:33
