Testing.__checkValue(try history.names("b") == ["a@1", "a@2", "b@3", "b@4"],expression: .__fromSyntaxNode(#"try history.names("b") == ["a@1", "a@2", "b@3", "b@4"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:189:9-189:72
