Testing.__checkValue(try history.names("e", root: 2) == ["d@1", "r2:e@3"],expression: .__fromSyntaxNode(#"try history.names("e", root: 2) == ["d@1", "r2:e@3"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:204:9-204:70
