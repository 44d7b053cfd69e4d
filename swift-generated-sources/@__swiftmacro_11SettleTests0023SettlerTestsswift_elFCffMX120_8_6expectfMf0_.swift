Testing.__checkBinaryOperation(settler.texts(after: 500),{ $0 == $1() },["listing  +x", "item y/z +all"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 500)"),"==",.__fromSyntaxNode(#"["listing  +x", "item y/z +all"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:121:9-121:79
