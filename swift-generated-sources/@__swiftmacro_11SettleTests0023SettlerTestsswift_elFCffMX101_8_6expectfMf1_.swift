Testing.__checkBinaryOperation(settler.texts(after: 3_000),{ $0 == $1() },["subtree d +n", "item d/a/y +all", "item d/q/closed +all"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 3_000)"),"==",.__fromSyntaxNode(#"["subtree d +n", "item d/a/y +all", "item d/q/closed +all"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:102:9-102:108
