Testing.__checkBinaryOperation(settler.takeAll().map(\.text) == ["item a.rtfd/x +all"],{ $0 && $1() },settler.pendingCount == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"settler.takeAll().map(\.text) == ["item a.rtfd/x +all"]"#),"&&",.__fromSyntaxNode("settler.pendingCount == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/PackageSettleTests.swift:71:9-71:102
