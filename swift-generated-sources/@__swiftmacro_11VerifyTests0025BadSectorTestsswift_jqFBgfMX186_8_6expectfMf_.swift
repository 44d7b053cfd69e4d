Testing.__checkBinaryOperation(tried,{ $0 > $1() },80,expression: .__fromBinaryOperation(.__fromSyntaxNode("tried"),">",.__fromSyntaxNode("80")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:187:9-187:28
