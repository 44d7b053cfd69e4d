Testing.__checkBinaryOperation(settler.texts(after: 30_000),{ $0 == $1() },["listing d", "subtree e"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 30_000)"),"==",.__fromSyntaxNode(#"["listing d", "subtree e"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:58:9-58:76
