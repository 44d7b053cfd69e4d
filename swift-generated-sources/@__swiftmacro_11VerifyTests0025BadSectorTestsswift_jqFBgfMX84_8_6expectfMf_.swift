Testing.__checkBinaryOperation(tried > 80,{ $0 && $1() },losses > 60,expression: .__fromBinaryOperation(.__fromSyntaxNode("tried > 80"),"&&",.__fromSyntaxNode("losses > 60")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:85:9-85:43
