Testing.__checkBinaryOperation(result.counts.changed == 2,{ $0 && $1() },result.counts.failed == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("result.counts.changed == 2"),"&&",.__fromSyntaxNode("result.counts.failed == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/PackageDaemonTests.swift:82:9-82:73
