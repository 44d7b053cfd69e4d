Testing.__checkBinaryOperation(Files.names(sandbox.file("cache/deep")),{ $0 == $1() },["c"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.names(sandbox.file("cache/deep"))"#),"==",.__fromSyntaxNode(#"["c"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:42:9-42:66
