Testing.__checkBinaryOperation(short.reduce(0) { $0 + $1.bytes.count },{ $0 < $1() },long[0].bytes.count / 2,expression: .__fromBinaryOperation(.__fromSyntaxNode("short.reduce(0) { $0 + $1.bytes.count }"),"<",.__fromSyntaxNode("long[0].bytes.count / 2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonGrowthTests.swift:127:9-127:83
