Testing.__checkBinaryOperation(right.code == 0 && right.text.contains("password of "),{ $0 && $1() },!right.text.contains(Self.password),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"right.code == 0 && right.text.contains("password of ")"#),"&&",.__fromSyntaxNode("!right.text.contains(Self.password)")),comments: ["\(right.text)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PasswordTests.swift:110:9-110:128
