Testing.__checkBinaryOperation(settler.dirty(at: place("a")) == start,{ $0 && $1() },settler.oldest == start,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"settler.dirty(at: place("a")) == start"#),"&&",.__fromSyntaxNode("settler.oldest == start")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:185:9-185:83
