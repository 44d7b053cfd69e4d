Testing.__checkBinaryOperation(Files.text(sandbox.file("out/containers/notes/current/list")),{ $0 == $1() },"second",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.file("out/containers/notes/current/list"))"#),"==",.__fromStringLiteral(#""second""#, "second")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:127:9-127:91
