Testing.__checkBinaryOperation(settler.dirty(at: place("d/e/f/g")),{ $0 == $1() },start,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"settler.dirty(at: place("d/e/f/g"))"#),"==",.__fromSyntaxNode("start")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:101:9-101:62
