Testing.__checkBinaryOperation(settler.takeSettled(at: start + 9 * second, maximum: 2).map(\.text),{ $0 == $1() },["item a +all"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"settler.takeSettled(at: start + 9 * second, maximum: 2).map(\.text)"#),"==",.__fromSyntaxNode(#"["item a +all"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:69:9-69:104
