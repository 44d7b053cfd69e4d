Testing.__checkBinaryOperation(sandbox.cairn("dump", sandbox.source + "/later").text,{ $0 == $1() },"while it runs",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("dump", sandbox.source + "/later").text"#),"==",.__fromStringLiteral(#""while it runs""#, "while it runs")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/TwoProcessTests.swift:85:9-85:90
