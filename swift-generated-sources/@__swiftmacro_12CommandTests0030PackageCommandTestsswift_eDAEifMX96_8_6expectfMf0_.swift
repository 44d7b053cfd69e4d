Testing.__checkBinaryOperation(Files.names(sandbox.source),{ $0 == $1() },["letter.rtfd", "plain"],expression: .__fromBinaryOperation(.__fromSyntaxNode("Files.names(sandbox.source)"),"==",.__fromSyntaxNode(#"["letter.rtfd", "plain"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:97:9-97:73
