Testing.__checkBinaryOperation(settler.texts(after: 1_100),{ $0 == $1() },["item c <- b", "item b"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 1_100)"),"==",.__fromSyntaxNode(#"["item c <- b", "item b"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:64:9-64:74
