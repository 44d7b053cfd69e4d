Testing.__checkValue(try history.names("text") == ["text@1", "text@3", "text@4"],expression: .__fromSyntaxNode(#"try history.names("text") == ["text@1", "text@3", "text@4"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:230:9-230:77
