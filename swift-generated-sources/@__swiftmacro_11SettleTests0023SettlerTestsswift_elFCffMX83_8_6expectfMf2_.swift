Testing.__checkBinaryOperation(settler.dirty(at: place("d/anything")),{ $0 == $1() },start,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"settler.dirty(at: place("d/anything"))"#),"==",.__fromSyntaxNode("start")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:84:9-84:65
