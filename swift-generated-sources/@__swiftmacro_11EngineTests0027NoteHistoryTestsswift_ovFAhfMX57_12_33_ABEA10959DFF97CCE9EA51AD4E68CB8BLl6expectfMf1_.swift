Testing.__checkValue(try reader.containers().map(\.part) == [part("two")],expression: .__fromSyntaxNode(#"try reader.containers().map(\.part) == [part("two")]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/NoteHistoryTests.swift:58:13-58:74
