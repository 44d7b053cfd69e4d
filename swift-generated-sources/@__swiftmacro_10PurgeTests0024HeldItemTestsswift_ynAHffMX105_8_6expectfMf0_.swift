Testing.__checkValue(try directory.attempt(Array("file".utf8), expecting: expected, isSurveyWhole: true, removing: true) == .changed,expression: .__fromSyntaxNode(#"try directory.attempt(Array("file".utf8), expecting: expected, isSurveyWhole: true, removing: true) == .changed"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:106:9-106:129
