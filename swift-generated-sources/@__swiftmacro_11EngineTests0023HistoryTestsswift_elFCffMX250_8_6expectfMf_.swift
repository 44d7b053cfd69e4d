Testing.__checkValue(try history.names("a") == ["a@1", "a@2"],expression: .__fromSyntaxNode(#"try history.names("a") == ["a@1", "a@2"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:251:9-251:58
