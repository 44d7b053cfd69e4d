Testing.__checkBinaryOperation(commits.count,{ $0 > $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("commits.count"),">",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:164:9-164:35
