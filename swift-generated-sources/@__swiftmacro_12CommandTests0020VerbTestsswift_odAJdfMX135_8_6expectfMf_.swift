Testing.__checkBinaryOperation(sandbox.bareCairn("ls", "-r", sandbox.repository).text,{ $0 == $1() },expected,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.bareCairn("ls", "-r", sandbox.repository).text"#),"==",.__fromSyntaxNode("expected")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:136:9-136:84
