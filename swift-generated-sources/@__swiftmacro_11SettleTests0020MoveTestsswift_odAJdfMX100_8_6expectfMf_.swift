Testing.__checkBinaryOperation(settler.texts(after: 500),{ $0 == $1() },["item new/a <- a", "item a", "subtree new"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 500)"),"==",.__fromSyntaxNode(#"["item new/a <- a", "item a", "subtree new"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:101:9-101:91
