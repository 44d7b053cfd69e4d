Testing.__checkValue(try history.names("a") == ["a@1", "a@2", "a@4"],expression: .__fromSyntaxNode(#"try history.names("a") == ["a@1", "a@2", "a@4"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:254:9-254:65
