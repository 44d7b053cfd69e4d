Testing.__checkBinaryOperation(Files.text(sandbox.file("home2/Documents/letter")),{ $0 == $1() },"words",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.file("home2/Documents/letter"))"#),"==",.__fromStringLiteral(#""words""#, "words")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:159:9-159:79
