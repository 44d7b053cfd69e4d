Testing.__checkBinaryOperation(sandbox.commits().count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("sandbox.commits().count"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ArgumentTests.swift:24:9-24:46
