Testing.__checkBinaryOperation(Files.text(copy + "/letter.txt"),{ $0 == $1() },"dear\n",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(copy + "/letter.txt")"#),"==",.__fromStringLiteral(#""dear\n""#, "dear\n")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:106:9-106:62
