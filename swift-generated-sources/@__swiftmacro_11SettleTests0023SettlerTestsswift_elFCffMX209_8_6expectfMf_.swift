Testing.__checkBinaryOperation(settler.dirty(at: place("a")),{ $0 == $1() },start + 1_000_000,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"settler.dirty(at: place("a"))"#),"==",.__fromSyntaxNode("start + 1_000_000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:210:9-210:68
