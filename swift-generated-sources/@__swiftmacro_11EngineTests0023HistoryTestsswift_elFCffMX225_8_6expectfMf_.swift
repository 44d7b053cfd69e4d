Testing.__checkValue(try history.names("text") == ["text@1", "text@3"],expression: .__fromSyntaxNode(#"try history.names("text") == ["text@1", "text@3"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:226:9-226:67
