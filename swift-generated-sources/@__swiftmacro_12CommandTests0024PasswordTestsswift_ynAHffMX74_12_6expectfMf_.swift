Testing.__checkBinaryOperation(ended.errors.contains(words),{ $0 && $1() },!ended.errors.contains(Self.password),expression: .__fromBinaryOperation(.__fromSyntaxNode("ended.errors.contains(words)"),"&&",.__fromSyntaxNode("!ended.errors.contains(Self.password)")),comments: ["\(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PasswordTests.swift:75:13-75:110
