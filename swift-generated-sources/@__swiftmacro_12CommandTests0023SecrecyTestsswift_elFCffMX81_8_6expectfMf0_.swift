Testing.__checkBinaryOperation(control.code,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("control.code"),"==",.__fromSyntaxNode("1")),comments: ["\(control.text)\(control.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SecrecyTests.swift:82:9-82:71
