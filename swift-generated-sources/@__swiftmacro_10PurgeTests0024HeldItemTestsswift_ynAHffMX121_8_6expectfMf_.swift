Testing.__checkValue(try directory.attempt(Array("file".utf8), expecting: expected, isSurveyWhole: true, removing: true) == .vanished,expression: .__fromSyntaxNode(#"try directory.attempt(Array("file".utf8), expecting: expected, isSurveyWhole: true, removing: true) == .vanished"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:122:9-122:130
