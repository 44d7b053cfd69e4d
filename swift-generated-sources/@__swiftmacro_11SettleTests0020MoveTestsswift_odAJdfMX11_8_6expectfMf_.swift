Testing.__checkBinaryOperation(settler.texts(after: 500),{ $0 == $1() },["item b <- a", "item a"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 500)"),"==",.__fromSyntaxNode(#"["item b <- a", "item a"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:12:9-12:72
