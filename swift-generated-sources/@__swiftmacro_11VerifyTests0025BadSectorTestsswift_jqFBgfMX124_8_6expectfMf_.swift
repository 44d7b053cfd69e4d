Testing.__checkBinaryOperation(before.contents,{ $0 == $1() },rig.storage.contents,expression: .__fromBinaryOperation(.__fromSyntaxNode("before.contents"),"==",.__fromSyntaxNode("rig.storage.contents")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:125:9-125:57
