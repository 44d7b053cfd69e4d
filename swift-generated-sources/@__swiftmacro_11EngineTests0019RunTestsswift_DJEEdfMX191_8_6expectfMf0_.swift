Testing.__checkBinaryOperation(commits.count,{ $0 == $1() },12,expression: .__fromBinaryOperation(.__fromSyntaxNode("commits.count"),"==",.__fromSyntaxNode("12")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:192:9-192:37
