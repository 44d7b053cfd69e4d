Testing.__checkBinaryOperation(settler.dirty(at: place("a/b/x")),{ $0 == $1() },start + 2_000_000,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"settler.dirty(at: place("a/b/x"))"#),"==",.__fromSyntaxNode("start + 2_000_000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:215:9-215:72
