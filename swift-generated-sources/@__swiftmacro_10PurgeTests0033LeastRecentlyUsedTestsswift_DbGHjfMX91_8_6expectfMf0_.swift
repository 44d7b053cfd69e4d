Testing.__checkValue(found.values.allSatisfy { $0 == 1 },expression: .__fromSyntaxNode("found.values.allSatisfy { $0 == 1 }"),comments: ["seed \(seed)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/LeastRecentlyUsedTests.swift:92:9-92:69
