Testing.__checkBinaryOperation(interruption.wasMet,{ $0 && $1() },interruption.failure == nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("interruption.wasMet"),"&&",.__fromSyntaxNode("interruption.failure == nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:234:9-234:68
