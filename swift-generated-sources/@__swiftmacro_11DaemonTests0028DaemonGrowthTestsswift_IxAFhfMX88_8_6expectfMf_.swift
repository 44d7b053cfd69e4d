Testing.__checkBinaryOperation(states.count,{ $0 == $1() },Self.saves,expression: .__fromBinaryOperation(.__fromSyntaxNode("states.count"),"==",.__fromSyntaxNode("Self.saves")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonGrowthTests.swift:89:9-89:44
