Testing.__checkBinaryOperation(Set(files.map { $0[0].status.identity }),{ $0 == $1() },whole,expression: .__fromBinaryOperation(.__fromSyntaxNode("Set(files.map { $0[0].status.identity })"),"==",.__fromSyntaxNode("whole")),comments: ["seed \(seed)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/LeastRecentlyUsedTests.swift:61:9-61:83
