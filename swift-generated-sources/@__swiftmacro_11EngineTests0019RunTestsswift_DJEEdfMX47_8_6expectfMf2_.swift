Testing.__checkBinaryOperation(commits.last?.commit.kind,{ $0 == $1() },.complete,expression: .__fromBinaryOperation(.__fromSyntaxNode("commits.last?.commit.kind"),"==",.__fromSyntaxNode(".complete")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:48:9-48:56
