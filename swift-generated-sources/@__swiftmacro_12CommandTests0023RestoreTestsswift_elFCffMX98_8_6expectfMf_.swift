Testing.__checkBinaryOperation(Files.text(copy + "/notes/one.md"),{ $0 == $1() },"longer than it was\n",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(copy + "/notes/one.md")"#),"==",.__fromStringLiteral(#""longer than it was\n""#, "longer than it was\n")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:99:9-99:78
