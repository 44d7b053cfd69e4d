Testing.__checkBinaryOperation(settler.texts(after: 2_000),{ $0 == $1() },["listing d +5,last", "item d/below/x"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 2_000)"),"==",.__fromSyntaxNode(#"["listing d +5,last", "item d/below/x"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:87:9-87:88
