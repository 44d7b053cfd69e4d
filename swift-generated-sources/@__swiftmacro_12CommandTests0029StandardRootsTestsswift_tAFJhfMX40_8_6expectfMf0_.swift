Testing.__checkBinaryOperation(Files.text(sandbox.file("restored") + sandbox.source + "/it's here.txt"),{ $0 == $1() },"words",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.file("restored") + sandbox.source + "/it's here.txt")"#),"==",.__fromStringLiteral(#""words""#, "words")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StandardRootsTests.swift:41:9-41:101
