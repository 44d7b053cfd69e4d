Testing.__checkBinaryOperation(roots.place(at: Array("/home".utf8)),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"roots.place(at: Array("/home".utf8))"#),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:148:9-148:61
