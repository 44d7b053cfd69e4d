Testing.__checkBinaryOperation(Files.text(sandbox.file("out/Documents/letter.txt")),{ $0 == $1() },"kept",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.file("out/Documents/letter.txt"))"#),"==",.__fromStringLiteral(#""kept""#, "kept")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StandardRootsTests.swift:15:9-15:80
