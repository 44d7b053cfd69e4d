Testing.__checkBinaryOperation(Files.names(out + sandbox.source),{ $0 == $1() },["notes"],expression: .__fromBinaryOperation(.__fromSyntaxNode("Files.names(out + sandbox.source)"),"==",.__fromSyntaxNode(#"["notes"]"#)),comments: ["\(path)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:31:13-31:79
