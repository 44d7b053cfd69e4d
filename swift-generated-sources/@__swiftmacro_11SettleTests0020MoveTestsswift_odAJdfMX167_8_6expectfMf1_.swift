Testing.__checkBinaryOperation(settler.texts(after: 2_000),{ $0 == $1() },["listing from"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 2_000)"),"==",.__fromSyntaxNode(#"["listing from"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:168:9-168:65
