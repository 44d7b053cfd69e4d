Testing.__checkValue(try reader.containers(asAt: 1).map(\.part) == [part("one")],expression: .__fromSyntaxNode(#"try reader.containers(asAt: 1).map(\.part) == [part("one")]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/NoteHistoryTests.swift:56:13-56:81
