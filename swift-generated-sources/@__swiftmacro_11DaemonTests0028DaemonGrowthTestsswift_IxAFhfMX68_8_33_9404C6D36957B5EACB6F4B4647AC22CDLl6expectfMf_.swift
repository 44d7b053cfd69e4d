Testing.__checkBinaryOperation(found.count,{ $0 >= $1() },count,expression: .__fromBinaryOperation(.__fromSyntaxNode("found.count"),">=",.__fromSyntaxNode("count")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonGrowthTests.swift:69:9-69:38
