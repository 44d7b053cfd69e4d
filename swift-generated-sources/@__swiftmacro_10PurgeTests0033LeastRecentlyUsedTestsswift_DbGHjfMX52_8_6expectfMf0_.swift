Testing.__checkBinaryOperation(Set(inodes).count,{ $0 == $1() },inodes.count,expression: .__fromBinaryOperation(.__fromSyntaxNode("Set(inodes).count"),"==",.__fromSyntaxNode("inodes.count")),comments: ["seed \(seed)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/LeastRecentlyUsedTests.swift:53:9-53:67
