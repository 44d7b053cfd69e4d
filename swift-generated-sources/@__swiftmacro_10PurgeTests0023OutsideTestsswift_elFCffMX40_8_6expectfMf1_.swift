Testing.__checkBinaryOperation(notes.why(rig.path("apps/../out")),{ $0 == $1() },.mount,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"notes.why(rig.path("apps/../out"))"#),"==",.__fromSyntaxNode(".mount")),comments: ["RESOLVE_BENEATH answers EXDEV"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:41:9-41:95
