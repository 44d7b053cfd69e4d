Testing.__checkBinaryOperation(text.split(separator: "\n").count,{ $0 < $1() },24,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"text.split(separator: "\n").count"#),"<",.__fromSyntaxNode("24")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:113:9-113:56
