Testing.__checkBinaryOperation(commits.count,{ $0 > $1() },3,expression: .__fromBinaryOperation(.__fromSyntaxNode("commits.count"),">",.__fromSyntaxNode("3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:162:9-162:35
