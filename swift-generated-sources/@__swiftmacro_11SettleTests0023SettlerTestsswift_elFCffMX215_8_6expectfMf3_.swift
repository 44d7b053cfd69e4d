Testing.__checkBinaryOperation(settler.dirty(at: place("a/b", root: 2)),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"settler.dirty(at: place("a/b", root: 2))"#),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:216:9-216:65
