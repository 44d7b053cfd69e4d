Testing.__checkValue(try rig.attempt("file", removing: true) == .held,expression: .__fromSyntaxNode(#"try rig.attempt("file", removing: true) == .held"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:17:9-17:66
