Testing.__checkBinaryOperation(Files.text(copy + "/notes/deep/two.md"),{ $0 == $1() },"second\n",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(copy + "/notes/deep/two.md")"#),"==",.__fromStringLiteral(#""second\n""#, "second\n")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:100:9-100:71
