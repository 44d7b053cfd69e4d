Testing.__checkBinaryOperation(families.count,{ $0 == $1() },19,expression: .__fromBinaryOperation(.__fromSyntaxNode("families.count"),"==",.__fromSyntaxNode("19")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/MetricsTests.swift:89:9-89:38
