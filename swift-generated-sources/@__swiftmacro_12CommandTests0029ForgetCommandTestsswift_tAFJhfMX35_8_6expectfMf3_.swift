Testing.__checkBinaryOperation(text.contains("would be forgotten") && text.contains("last 2"),{ $0 && $1() },text.contains(ids[0].prefix(8)),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"text.contains("would be forgotten") && text.contains("last 2")"#),"&&",.__fromSyntaxNode("text.contains(ids[0].prefix(8))")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:36:9-36:115
