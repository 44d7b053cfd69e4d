Testing.__checkBinaryOperation(Files.text(sandbox.source + "/notes/new.md"),{ $0 == $1() },"created since\n",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.source + "/notes/new.md")"#),"==",.__fromStringLiteral(#""created since\n""#, "created since\n")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:263:9-263:83
