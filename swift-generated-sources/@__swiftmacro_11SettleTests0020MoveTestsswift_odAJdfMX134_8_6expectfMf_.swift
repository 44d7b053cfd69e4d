Testing.__checkBinaryOperation(settler.texts(after: 500),{ $0 == $1() },["item c <- a", "item a", "item b +all"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 500)"),"==",.__fromSyntaxNode(#"["item c <- a", "item a", "item b +all"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:135:9-135:87
