Testing.__checkBinaryOperation(hints.contains(.barrier(1)) && hints.contains(.back(root: 1)),{ $0 && $1() },hints.last == .barrier(2),expression: .__fromBinaryOperation(.__fromSyntaxNode("hints.contains(.barrier(1)) && hints.contains(.back(root: 1))"),"&&",.__fromSyntaxNode("hints.last == .barrier(2)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/HintMailboxTests.swift:64:9-64:108
