Testing.__checkBinaryOperation(sandbox.commits().count,{ $0 == $1() },4,expression: .__fromBinaryOperation(.__fromSyntaxNode("sandbox.commits().count"),"==",.__fromSyntaxNode("4")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RollBackTests.swift:59:9-59:46
