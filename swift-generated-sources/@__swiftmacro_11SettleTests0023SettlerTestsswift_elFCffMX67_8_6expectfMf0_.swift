Testing.__checkBinaryOperation(settler.takeSettled(at: start + 9 * second, maximum: 2).map(\.text),{ $0 == $1() },["item y +all", "item z +all"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"settler.takeSettled(at: start + 9 * second, maximum: 2).map(\.text)"#),"==",.__fromSyntaxNode(#"["item y +all", "item z +all"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:68:9-68:119
