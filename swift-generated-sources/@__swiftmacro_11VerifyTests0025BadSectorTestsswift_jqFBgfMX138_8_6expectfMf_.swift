Testing.__checkBinaryOperation(chunks.count,{ $0 == $1() },9,expression: .__fromBinaryOperation(.__fromSyntaxNode("chunks.count"),"==",.__fromSyntaxNode("9")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:139:9-139:35
