Testing.__checkValue(try history.names("e/z") == ["d/y@1", "e/z@2"],expression: .__fromSyntaxNode(#"try history.names("e/z") == ["d/y@1", "e/z@2"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:216:9-216:64
