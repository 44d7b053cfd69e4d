Testing.__checkBinaryOperation(rig.content("edited")?.count,{ $0 == $1() },900,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"rig.content("edited")?.count"#),"==",.__fromSyntaxNode("900")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/InPlaceTests.swift:65:9-65:53
