Testing.__checkBinaryOperation(tasks.map(\.text),{ $0 == $1() },["item b <- a", "item a", "item d +all"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"tasks.map(\.text)"#),"==",.__fromSyntaxNode(#"["item b <- a", "item a", "item d +all"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:176:9-176:79
