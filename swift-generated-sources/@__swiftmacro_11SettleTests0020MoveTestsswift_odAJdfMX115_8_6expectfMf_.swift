Testing.__checkBinaryOperation(settler.texts(after: 4_000),{ $0 == $1() },["item b +all <- a", "item a"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 4_000)"),"==",.__fromSyntaxNode(#"["item b +all <- a", "item a"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:116:9-116:79
