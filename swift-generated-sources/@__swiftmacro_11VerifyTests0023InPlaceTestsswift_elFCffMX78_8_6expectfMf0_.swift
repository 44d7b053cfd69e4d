Testing.__checkBinaryOperation(Set(left.keys),{ $0 == $1() },Set(names),expression: .__fromBinaryOperation(.__fromSyntaxNode("Set(left.keys)"),"==",.__fromSyntaxNode("Set(names)")),comments: ["\(left)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/InPlaceTests.swift:79:9-79:57
