Testing.__checkValue(try rig.attempt("file", removing: true) == .free(links: 1) && !rig.exists("in/file"),expression: .__fromSyntaxNode(#"try rig.attempt("file", removing: true) == .free(links: 1) && !rig.exists("in/file")"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:22:9-22:102
