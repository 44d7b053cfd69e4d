Testing.__checkBinaryOperation(Files.names(sandbox.file("precious")),{ $0 == $1() },[],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.names(sandbox.file("precious"))"#),"==",.__fromSyntaxNode("[]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:117:9-117:61
