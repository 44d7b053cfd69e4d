Testing.__checkBinaryOperation(Set(commits.map(\.number)),{ $0 == $1() },Set((1..<number).filter { forgotten[$0] != .everywhere }),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Set(commits.map(\.number))"#),"==",.__fromSyntaxNode("Set((1..<number).filter { forgotten[$0] != .everywhere })")),comments: ["\(name)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:249:13-249:120
