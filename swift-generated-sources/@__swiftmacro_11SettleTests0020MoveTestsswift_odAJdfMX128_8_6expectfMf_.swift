Testing.__checkBinaryOperation(settler.texts(after: 2_000),{ $0 == $1() },["item a", "item b +all"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 2_000)"),"==",.__fromSyntaxNode(#"["item a", "item b +all"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:129:9-129:74
