Testing.__checkBinaryOperation(settler.texts(after: 2_000),{ $0 == $1() },["listing d +all"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 2_000)"),"==",.__fromSyntaxNode(#"["listing d +all"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:164:9-164:67
