Testing.__checkBinaryOperation(Files.names(restored),{ $0 == $1() },["left.db"],expression: .__fromBinaryOperation(.__fromSyntaxNode("Files.names(restored)"),"==",.__fromSyntaxNode(#"["left.db"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:148:9-148:54
