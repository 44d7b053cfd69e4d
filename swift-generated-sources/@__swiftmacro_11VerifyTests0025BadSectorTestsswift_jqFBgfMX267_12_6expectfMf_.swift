Testing.__checkBinaryOperation(got.count,{ $0 == $1() },range.count,expression: .__fromBinaryOperation(.__fromSyntaxNode("got.count"),"==",.__fromSyntaxNode("range.count")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:268:13-268:46
