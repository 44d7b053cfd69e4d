Testing.__checkValue(try reader.exclusions().map(\.how) == [.dropped],expression: .__fromSyntaxNode(#"try reader.exclusions().map(\.how) == [.dropped]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/NoteHistoryTests.swift:85:61-85:118
