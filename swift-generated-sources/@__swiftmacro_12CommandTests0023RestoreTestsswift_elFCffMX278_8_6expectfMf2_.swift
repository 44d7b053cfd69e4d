Testing.__checkBinaryOperation(Files.text(sandbox.source + "/notes/one.md"),{ $0 == $1() },"later work\n",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.source + "/notes/one.md")"#),"==",.__fromStringLiteral(#""later work\n""#, "later work\n")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:279:9-279:80
