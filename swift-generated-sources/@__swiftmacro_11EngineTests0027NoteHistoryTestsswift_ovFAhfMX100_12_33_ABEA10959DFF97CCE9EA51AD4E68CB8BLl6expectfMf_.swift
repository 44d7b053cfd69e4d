Testing.__checkValue(try reader.purges(at: "/home/ada/.cache/x/y".bytes) == [RecordedPurge(purge: purge, commit: 1)],expression: .__fromSyntaxNode(#"try reader.purges(at: "/home/ada/.cache/x/y".bytes) == [RecordedPurge(purge: purge, commit: 1)]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/NoteHistoryTests.swift:101:13-101:117
