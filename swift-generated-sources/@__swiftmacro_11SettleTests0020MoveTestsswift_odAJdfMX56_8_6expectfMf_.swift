Testing.__checkBinaryOperation(settler.texts(after: 2_020),{ $0 == $1() },["item d <- a", "item a", "item b +all", "item c +all"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 2_020)"),"==",.__fromSyntaxNode(#"["item d <- a", "item a", "item b +all", "item c +all"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:57:9-57:104
