Testing.__checkBinaryOperation(watched.count,{ $0 == $1() },6,expression: .__fromBinaryOperation(.__fromSyntaxNode("watched.count"),"==",.__fromSyntaxNode("6")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:236:9-236:36
