Testing.__checkBinaryOperation((expected.versionCount == 0),{ $0 == $1() },(parity != nil),expression: .__fromBinaryOperation(.__fromSyntaxNode("(expected.versionCount == 0)"),"==",.__fromSyntaxNode("(parity != nil)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:202:9-202:65
