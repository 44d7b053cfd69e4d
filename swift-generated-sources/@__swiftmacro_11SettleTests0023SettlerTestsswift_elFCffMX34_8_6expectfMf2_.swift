Testing.__checkBinaryOperation(settler.texts(after: 4_200),{ $0 == $1() },["item a +all"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 4_200)"),"==",.__fromSyntaxNode(#"["item a +all"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:35:9-35:64
