Testing.__checkBinaryOperation(Files.text(sandbox.file("out/Papers/a.txt")),{ $0 == $1() },"a",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.file("out/Papers/a.txt"))"#),"==",.__fromStringLiteral(#""a""#, "a")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:159:9-159:69
