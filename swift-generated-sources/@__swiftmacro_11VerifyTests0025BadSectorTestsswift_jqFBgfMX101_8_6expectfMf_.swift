Testing.__checkBinaryOperation(tried > 80,{ $0 && $1() },paths.count > 5,expression: .__fromBinaryOperation(.__fromSyntaxNode("tried > 80"),"&&",.__fromSyntaxNode("paths.count > 5")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:102:9-102:47
