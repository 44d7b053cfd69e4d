Testing.__checkBinaryOperation(settle().filter { if case .rescan = $0 { true } else { false } }.count,{ $0 == $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode("settle().filter { if case .rescan = $0 { true } else { false } }.count"),"==",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:238:9-238:93
