Testing.__checkBinaryOperation(settler.dirty(at: place("a/b")),{ $0 == $1() },start + 1_000_000,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"settler.dirty(at: place("a/b"))"#),"==",.__fromSyntaxNode("start + 1_000_000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:211:9-211:70
