Testing.__checkValue(try rig.attempt("fifo", removing: true, isSurveyWhole: true) == .free(links: 1),expression: .__fromSyntaxNode(#"try rig.attempt("fifo", removing: true, isSurveyWhole: true) == .free(links: 1)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:60:9-60:97
