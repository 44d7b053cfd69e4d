Testing.__checkBinaryOperation(round.files.joined().count + round.linkedElsewhere.count,{ $0 <= $1() },maximum,expression: .__fromBinaryOperation(.__fromSyntaxNode("round.files.joined().count + round.linkedElsewhere.count"),"<=",.__fromSyntaxNode("maximum")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/LeastRecentlyUsedTests.swift:43:13-43:89
