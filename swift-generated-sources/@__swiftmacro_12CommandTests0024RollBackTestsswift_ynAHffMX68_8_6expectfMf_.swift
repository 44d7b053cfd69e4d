Testing.__checkBinaryOperation(sandbox.commits().count,{ $0 == $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode("sandbox.commits().count"),"==",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RollBackTests.swift:69:9-69:46
