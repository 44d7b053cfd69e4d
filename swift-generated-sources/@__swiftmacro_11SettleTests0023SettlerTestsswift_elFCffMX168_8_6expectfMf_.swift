Testing.__checkBinaryOperation(settler.texts(after: 500),{ $0 == $1() },["item  +all", "item a +all", "item a/b +all"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 500)"),"==",.__fromSyntaxNode(#"["item  +all", "item a +all", "item a/b +all"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:169:9-169:93
