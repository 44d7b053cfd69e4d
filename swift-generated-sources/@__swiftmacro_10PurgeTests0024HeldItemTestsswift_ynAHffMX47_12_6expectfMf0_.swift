Testing.__checkValue(try rig.attempt("socket", removing: true) == .held,expression: .__fromSyntaxNode(#"try rig.attempt("socket", removing: true) == .held"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:48:13-48:72
