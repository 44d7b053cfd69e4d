Testing.__checkBinaryOperation(sandbox.cairn("ls").lines.count,{ $0 == $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("ls").lines.count"#),"==",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/TwoProcessTests.swift:48:9-48:54
