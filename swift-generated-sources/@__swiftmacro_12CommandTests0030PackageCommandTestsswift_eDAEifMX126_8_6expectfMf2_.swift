Testing.__checkBinaryOperation(Files.names(out + sandbox.source),{ $0 == $1() },["letter.rtfd", "plain"],expression: .__fromBinaryOperation(.__fromSyntaxNode("Files.names(out + sandbox.source)"),"==",.__fromSyntaxNode(#"["letter.rtfd", "plain"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:127:9-127:79
