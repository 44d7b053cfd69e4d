Testing.__checkBinaryOperation(settler.texts(after: 500),{ $0 == $1() },["item a +all", "item a +all", "item a/b/c +all", "item a/z +all", "item a.x +all", "item b +all"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 500)"),"==",.__fromSyntaxNode(#"["item a +all", "item a +all", "item a/b/c +all", "item a/z +all", "item a.x +all", "item b +all"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:64:9-64:145
