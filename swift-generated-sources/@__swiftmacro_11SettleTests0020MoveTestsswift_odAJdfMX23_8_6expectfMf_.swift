Testing.__checkBinaryOperation(settler.texts(after: 2_000),{ $0 == $1() },["item b <- a", "item a"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 2_000)"),"==",.__fromSyntaxNode(#"["item b <- a", "item a"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:24:9-24:74
