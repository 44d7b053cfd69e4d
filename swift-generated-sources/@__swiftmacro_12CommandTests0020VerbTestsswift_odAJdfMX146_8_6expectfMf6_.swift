Testing.__checkBinaryOperation(sandbox.bareCairn("ls").text,{ $0 == $1() },expected,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.bareCairn("ls").text"#),"==",.__fromSyntaxNode("expected")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:147:9-147:58
