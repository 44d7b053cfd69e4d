Testing.__checkBinaryOperation(rig.left(outcome),{ $0 == $1() },[:],expression: .__fromBinaryOperation(.__fromSyntaxNode("rig.left(outcome)"),"==",.__fromSyntaxNode("[:]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/InPlaceTests.swift:63:9-63:42
