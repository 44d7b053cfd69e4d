Testing.__checkBinaryOperation(all.count,{ $0 > $1() },8,expression: .__fromBinaryOperation(.__fromSyntaxNode("all.count"),">",.__fromSyntaxNode("8")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:141:9-141:31
