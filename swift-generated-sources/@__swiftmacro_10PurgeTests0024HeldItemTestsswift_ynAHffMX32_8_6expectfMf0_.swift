Testing.__checkValue(try rig.attempt("file", removing: true) == .free(links: 1),expression: .__fromSyntaxNode(#"try rig.attempt("file", removing: true) == .free(links: 1)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:33:9-33:76
