Testing.__checkValue(try history.names("e/old", root: 2) == ["r2:e/old@4"],expression: .__fromSyntaxNode(#"try history.names("e/old", root: 2) == ["r2:e/old@4"]"#),comments: [.__line("// Its name stood in the directory under the old name, but not when that was moved.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:206:9-206:71
