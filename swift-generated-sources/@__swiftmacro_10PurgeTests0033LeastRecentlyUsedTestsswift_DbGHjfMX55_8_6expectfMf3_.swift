Testing.__checkBinaryOperation(files.joined().count + elsewhere,{ $0 == $1() },all.count,expression: .__fromBinaryOperation(.__fromSyntaxNode("files.joined().count + elsewhere"),"==",.__fromSyntaxNode("all.count")),comments: ["seed \(seed)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/LeastRecentlyUsedTests.swift:56:9-56:79
