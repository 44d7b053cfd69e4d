Testing.__checkValue(try rig.attempt("socket", removing: true) == .free(links: 1) && !rig.exists("in/socket"),expression: .__fromSyntaxNode(#"try rig.attempt("socket", removing: true) == .free(links: 1) && !rig.exists("in/socket")"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:53:13-53:110
