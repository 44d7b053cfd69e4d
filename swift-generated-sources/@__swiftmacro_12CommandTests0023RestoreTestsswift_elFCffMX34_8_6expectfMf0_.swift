Testing.__checkBinaryOperation(Files.names(single + sandbox.source),{ $0 == $1() },["letter.txt", "notes"],expression: .__fromBinaryOperation(.__fromSyntaxNode("Files.names(single + sandbox.source)"),"==",.__fromSyntaxNode(#"["letter.txt", "notes"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:35:9-35:81
