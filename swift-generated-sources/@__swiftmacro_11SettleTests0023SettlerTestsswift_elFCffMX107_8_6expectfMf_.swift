Testing.__checkBinaryOperation(settler.texts(after: 500),{ $0 == $1() },["subtree d"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 500)"),"==",.__fromSyntaxNode(#"["subtree d"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:108:9-108:60
