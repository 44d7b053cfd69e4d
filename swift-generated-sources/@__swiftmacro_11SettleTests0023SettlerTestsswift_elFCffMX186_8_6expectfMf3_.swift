Testing.__checkBinaryOperation(settler.takeAll().map(\.text),{ $0 == $1() },["item a +all", "item c +all"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"settler.takeAll().map(\.text)"#),"==",.__fromSyntaxNode(#"["item a +all", "item c +all"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:187:9-187:81
