Testing.__checkBinaryOperation(ground.removed.count,{ $0 == $1() },11,expression: .__fromBinaryOperation(.__fromSyntaxNode("ground.removed.count"),"==",.__fromSyntaxNode("11")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonPurgeTests.swift:106:9-106:44
