Testing.__checkBinaryOperation(Files.names(sandbox.file("precious")),{ $0 == $1() },["file"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.names(sandbox.file("precious"))"#),"==",.__fromSyntaxNode(#"["file"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:105:9-105:67
