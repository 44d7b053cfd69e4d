Testing.__checkBinaryOperation(Files.text(sandbox.source + "/letter.txt"),{ $0 == $1() },"dear\n",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.source + "/letter.txt")"#),"==",.__fromStringLiteral(#""dear\n""#, "dear\n")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:262:9-262:72
