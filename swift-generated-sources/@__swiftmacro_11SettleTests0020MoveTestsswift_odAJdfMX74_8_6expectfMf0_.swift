Testing.__checkBinaryOperation(settler.texts(after: 2_000),{ $0 == $1() },["item b <- a", "item c <- d/a", "item a", "item d", "item d/a"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 2_000)"),"==",.__fromSyntaxNode(#"["item b <- a", "item c <- d/a", "item a", "item d", "item d/a"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:75:9-75:113
