Testing.__checkValue(try reader.pins() == [RecordedPin(id: second, state: .byPerson, commit: 1)],expression: .__fromSyntaxNode("try reader.pins() == [RecordedPin(id: second, state: .byPerson, commit: 1)]"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/NoteHistoryTests.swift:103:13-103:97
