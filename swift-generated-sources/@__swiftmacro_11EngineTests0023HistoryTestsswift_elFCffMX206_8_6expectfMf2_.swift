Testing.__checkValue(try history.names("e/new", root: 2) == ["r2:e/new@4"],expression: .__fromSyntaxNode(#"try history.names("e/new", root: 2) == ["r2:e/new@4"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:207:9-207:71
