Testing.__checkBinaryOperation(sandbox.cairn("key", "list").lines.count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("key", "list").lines.count"#),"==",.__fromSyntaxNode("1")),comments: [.__line("// These need none.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PasswordTests.swift:36:9-36:63
