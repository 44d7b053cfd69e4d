Testing.__checkBinaryOperation(state.code,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("state.code"),"==",.__fromSyntaxNode("1")),comments: ["\(state.text)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SecrecyTests.swift:49:9-49:50
