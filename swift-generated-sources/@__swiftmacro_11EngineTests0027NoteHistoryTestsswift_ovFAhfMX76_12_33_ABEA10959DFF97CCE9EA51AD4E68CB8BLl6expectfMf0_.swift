Testing.__checkValue(try reader.exclusions().map(\.how) == [.dropped, nil],expression: .__fromSyntaxNode(#"try reader.exclusions().map(\.how) == [.dropped, nil]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/NoteHistoryTests.swift:77:13-77:75
