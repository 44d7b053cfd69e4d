Testing.__checkBinaryOperation(Files.text(sandbox.file("out-times-lowest/r/planted")),{ $0 == $1() },"planted\n",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.file("out-times-lowest/r/planted"))"#),"==",.__fromStringLiteral(#""planted\n""#, "planted\n")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/FaultTests/GreedyRepositoryTests.swift:76:9-76:87
