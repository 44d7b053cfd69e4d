Testing.__checkBinaryOperation(second.code == 0,{ $0 && $1() },second.text.contains("try again"),expression: .__fromBinaryOperation(.__fromSyntaxNode("second.code == 0"),"&&",.__fromSyntaxNode(#"second.text.contains("try again")"#)),comments: ["\(second.text)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PasswordTests.swift:112:9-112:89
