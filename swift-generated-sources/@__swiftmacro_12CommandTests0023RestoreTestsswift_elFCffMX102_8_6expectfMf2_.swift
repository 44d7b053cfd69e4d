Testing.__checkBinaryOperation(Files.text(copy + "/notes/one.md"),{ $0 == $1() },"first\n",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(copy + "/notes/one.md")"#),"==",.__fromStringLiteral(#""first\n""#, "first\n")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:103:9-103:65
