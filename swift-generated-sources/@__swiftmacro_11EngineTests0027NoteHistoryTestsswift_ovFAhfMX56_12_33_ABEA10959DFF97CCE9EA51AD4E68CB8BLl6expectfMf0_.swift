Testing.__checkValue(try reader.containers(asAt: 2).map(\.part) == [part("two"), part("other", root: 2)],expression: .__fromSyntaxNode(#"try reader.containers(asAt: 2).map(\.part) == [part("two"), part("other", root: 2)]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/NoteHistoryTests.swift:57:13-57:105
