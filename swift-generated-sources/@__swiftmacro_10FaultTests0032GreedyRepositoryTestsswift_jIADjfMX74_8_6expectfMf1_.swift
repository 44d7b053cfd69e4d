Testing.__checkBinaryOperation(Files.content(sandbox.file("out-ones/r/ones")).count,{ $0 == $1() },65_535,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.content(sandbox.file("out-ones/r/ones")).count"#),"==",.__fromSyntaxNode("65_535")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/FaultTests/GreedyRepositoryTests.swift:75:9-75:80
