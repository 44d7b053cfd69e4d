Testing.__checkBinaryOperation(rig.content("plain")?.count == 900 && rig.content("extra-1") == nil,{ $0 && $1() },rig.content("gone/inner") == nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"rig.content("plain")?.count == 900 && rig.content("extra-1") == nil"#),"&&",.__fromSyntaxNode(#"rig.content("gone/inner") == nil"#)),comments: [.__line("// All else is as it was, and goes back to what it was.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/InPlaceTests.swift:83:9-83:121
