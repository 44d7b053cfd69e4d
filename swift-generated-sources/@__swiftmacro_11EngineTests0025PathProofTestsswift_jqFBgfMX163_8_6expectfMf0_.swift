Testing.__checkBinaryOperation(unknown.standing == .gone(last: .init(path: "/home/a.txt".bytes, first: 1, until: nil, size: 7)),{ $0 && $1() },!unknown.isStored,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"unknown.standing == .gone(last: .init(path: "/home/a.txt".bytes, first: 1, until: nil, size: 7))"#),"&&",.__fromSyntaxNode("!unknown.isStored")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:164:9-164:135
