Testing.__checkBinaryOperation(settler.texts(after: 600),{ $0 == $1() },["item x/e <- e", "item e"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 600)"),"==",.__fromSyntaxNode(#"["item x/e <- e", "item e"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:74:9-74:74
