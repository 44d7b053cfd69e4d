Testing.__checkBinaryOperation(Files.text(out + sandbox.source + "/letter.txt"),{ $0 == $1() },"dear\n",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(out + sandbox.source + "/letter.txt")"#),"==",.__fromStringLiteral(#""dear\n""#, "dear\n")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:219:9-219:78
