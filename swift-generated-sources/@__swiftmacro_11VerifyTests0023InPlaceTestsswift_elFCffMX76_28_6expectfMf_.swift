Testing.__checkBinaryOperation(rig.content(name),{ $0 == $1() },saved,expression: .__fromBinaryOperation(.__fromSyntaxNode("rig.content(name)"),"==",.__fromSyntaxNode("saved")),comments: ["\(name)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/InPlaceTests.swift:77:29-77:75
