Testing.__checkBinaryOperation(help.code == 0,{ $0 && $1() },help.text.contains("Examples:\n"),expression: .__fromBinaryOperation(.__fromSyntaxNode("help.code == 0"),"&&",.__fromSyntaxNode(#"help.text.contains("Examples:\n")"#)),comments: ["\(verb)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:190:13-190:84
