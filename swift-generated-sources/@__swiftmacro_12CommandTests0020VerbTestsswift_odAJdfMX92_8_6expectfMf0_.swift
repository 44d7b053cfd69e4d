Testing.__checkBinaryOperation(sandbox.cairn("dump", Self.name(sandbox, "/letter.txt")).text,{ $0 == $1() },"dear all\n",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("dump", Self.name(sandbox, "/letter.txt")).text"#),"==",.__fromStringLiteral(#""dear all\n""#, "dear all\n")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:93:9-93:95
