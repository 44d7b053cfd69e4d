Testing.__checkBinaryOperation(Set(found.keys),{ $0 == $1() },Set(ground.files.keys).union(directories.dropFirst()),expression: .__fromBinaryOperation(.__fromSyntaxNode("Set(found.keys)"),"==",.__fromSyntaxNode("Set(ground.files.keys).union(directories.dropFirst())")),comments: ["seed \(seed)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/LeastRecentlyUsedTests.swift:91:9-91:106
