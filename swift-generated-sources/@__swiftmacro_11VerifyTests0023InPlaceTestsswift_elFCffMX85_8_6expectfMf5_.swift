Testing.__checkBinaryOperation(rig.content("plain") == plain,{ $0 && $1() },rig.content("gone/inner")?.count == 500,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"rig.content("plain") == plain"#),"&&",.__fromSyntaxNode(#"rig.content("gone/inner")?.count == 500"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/InPlaceTests.swift:86:9-86:90
