Testing.__checkValue(try reader.exclusions(root: 1, path: "b".bytes).map(\.last) == [2, nil],expression: .__fromSyntaxNode(#"try reader.exclusions(root: 1, path: "b".bytes).map(\.last) == [2, nil]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/NoteHistoryTests.swift:80:13-80:93
