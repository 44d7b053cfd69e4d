Testing.__checkBinaryOperation(settler.texts(after: 2_000),{ $0 == $1() },["subtree e +x <- d", "item e/z +all <- d/y", "item d"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 2_000)"),"==",.__fromSyntaxNode(#"["subtree e +x <- d", "item e/z +all <- d/y", "item d"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:92:9-93:100
