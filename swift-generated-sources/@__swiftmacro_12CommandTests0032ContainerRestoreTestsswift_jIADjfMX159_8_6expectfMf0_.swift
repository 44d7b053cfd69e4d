Testing.__checkBinaryOperation(Files.text(sandbox.file("home/Documents/letter")),{ $0 == $1() },"changed",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.file("home/Documents/letter"))"#),"==",.__fromStringLiteral(#""changed""#, "changed")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:160:9-160:80
