Testing.__checkValue(try history.names("e/in/x", root: 2) == ["d/in/x@1", "r2:e/in/x@3"],expression: .__fromSyntaxNode(#"try history.names("e/in/x", root: 2) == ["d/in/x@1", "r2:e/in/x@3"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:203:9-203:85
