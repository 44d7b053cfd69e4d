Testing.__checkBinaryOperation(Files.text(copy + "/letter.txt"),{ $0 == $1() },"DEAR\n",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(copy + "/letter.txt")"#),"==",.__fromStringLiteral(#""DEAR\n""#, "DEAR\n")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:104:9-104:62
