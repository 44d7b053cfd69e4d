Testing.__checkBinaryOperation(settler.texts(after: 2_000),{ $0 == $1() },["item a +all", "item b +all"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 2_000)"),"==",.__fromSyntaxNode(#"["item a +all", "item b +all"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:122:9-122:79
