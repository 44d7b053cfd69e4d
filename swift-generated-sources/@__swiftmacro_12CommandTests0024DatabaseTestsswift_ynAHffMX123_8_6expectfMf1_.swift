Testing.__checkBinaryOperation(Files.names(restored),{ $0 == $1() },["locked.db"],expression: .__fromBinaryOperation(.__fromSyntaxNode("Files.names(restored)"),"==",.__fromSyntaxNode(#"["locked.db"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:124:9-124:56
