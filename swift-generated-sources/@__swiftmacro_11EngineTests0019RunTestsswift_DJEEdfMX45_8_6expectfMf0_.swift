Testing.__checkBinaryOperation(commits.count,{ $0 >= $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode("commits.count"),">=",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:46:9-46:36
