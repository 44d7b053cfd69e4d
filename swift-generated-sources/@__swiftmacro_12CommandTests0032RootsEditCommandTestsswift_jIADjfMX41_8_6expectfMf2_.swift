Testing.__checkBinaryOperation(sandbox.commits().count,{ $0 == $1() },commits,expression: .__fromBinaryOperation(.__fromSyntaxNode("sandbox.commits().count"),"==",.__fromSyntaxNode("commits")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsEditCommandTests.swift:42:9-42:52
