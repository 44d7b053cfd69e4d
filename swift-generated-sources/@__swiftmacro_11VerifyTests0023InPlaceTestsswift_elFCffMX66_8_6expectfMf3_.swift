Testing.__checkBinaryOperation(["edited", "plain", "extra-1", "gone/inner"].map { rig.content($0) },{ $0 == $1() },before,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"["edited", "plain", "extra-1", "gone/inner"].map { rig.content($0) }"#),"==",.__fromSyntaxNode("before")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/InPlaceTests.swift:67:9-67:96
