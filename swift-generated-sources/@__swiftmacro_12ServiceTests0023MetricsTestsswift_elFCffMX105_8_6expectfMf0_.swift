Testing.__checkBinaryOperation(second.st_mode & 0o777,{ $0 == $1() },0o644,expression: .__fromBinaryOperation(.__fromSyntaxNode("second.st_mode & 0o777"),"==",.__fromSyntaxNode("0o644")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/MetricsTests.swift:106:9-106:49
