Testing.__checkBinaryOperation(Files.text(sandbox.file("alone.txt")),{ $0 == $1() },"alone",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.file("alone.txt"))"#),"==",.__fromStringLiteral(#""alone""#, "alone")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:56:9-56:66
