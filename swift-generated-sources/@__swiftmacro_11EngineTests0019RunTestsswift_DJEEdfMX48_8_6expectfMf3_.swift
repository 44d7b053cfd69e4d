Testing.__checkBinaryOperation(Set(commits.map(\.commit.run)).count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Set(commits.map(\.commit.run)).count"#),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:49:9-49:59
