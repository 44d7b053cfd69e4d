Testing.__checkBinaryOperation(ground.removed.count,{ $0 == $1() },5_000,expression: .__fromBinaryOperation(.__fromSyntaxNode("ground.removed.count"),"==",.__fromSyntaxNode("5_000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonPurgeTests.swift:83:9-83:47
