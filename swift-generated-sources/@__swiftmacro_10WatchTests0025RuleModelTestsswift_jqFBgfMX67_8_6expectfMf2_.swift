Testing.__checkBinaryOperation(kernel.watched.count,{ $0 == $1() },4,expression: .__fromBinaryOperation(.__fromSyntaxNode("kernel.watched.count"),"==",.__fromSyntaxNode("4")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:68:9-68:43
