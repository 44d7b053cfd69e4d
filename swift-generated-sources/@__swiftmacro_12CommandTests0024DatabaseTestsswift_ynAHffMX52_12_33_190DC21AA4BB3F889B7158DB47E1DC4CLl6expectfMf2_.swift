Testing.__checkBinaryOperation(Files.names(restored),{ $0 == $1() },Self.modes.map { "\($0).db" }.sorted(),expression: .__fromBinaryOperation(.__fromSyntaxNode("Files.names(restored)"),"==",.__fromSyntaxNode(#"Self.modes.map { "\($0).db" }.sorted()"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:53:13-53:85
