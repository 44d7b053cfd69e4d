Testing.__checkValue(try reader.exclusions().map(\.exclusion) == [exclusion("a", .robots), exclusion("b", .noDump)],expression: .__fromSyntaxNode(#"try reader.exclusions().map(\.exclusion) == [exclusion("a", .robots), exclusion("b", .noDump)]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/NoteHistoryTests.swift:76:13-76:116
