Testing.__checkValue(try rig.attempt("fifo", removing: true) == .unknown,expression: .__fromSyntaxNode(#"try rig.attempt("fifo", removing: true) == .unknown"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:59:9-59:69
