Testing.__checkBinaryOperation(sandbox.commits().count,{ $0 == $1() },3,expression: .__fromBinaryOperation(.__fromSyntaxNode("sandbox.commits().count"),"==",.__fromSyntaxNode("3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RollBackTests.swift:72:9-72:46
