Testing.__checkBinaryOperation(first.st_ino,{ $0 != $1() },second.st_ino,expression: .__fromBinaryOperation(.__fromSyntaxNode("first.st_ino"),"!=",.__fromSyntaxNode("second.st_ino")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/MetricsTests.swift:105:9-105:47
