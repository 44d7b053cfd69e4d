Testing.__checkBinaryOperation(interrupted.code == 130,{ $0 && $1() },interrupted.text.contains("echo is on"),expression: .__fromBinaryOperation(.__fromSyntaxNode("interrupted.code == 130"),"&&",.__fromSyntaxNode(#"interrupted.text.contains("echo is on")"#)),comments: ["\(interrupted.text)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PasswordTests.swift:115:9-115:107
