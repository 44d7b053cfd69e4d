Testing.__checkValue(try reader.exclusions(root: 2, path: "c".bytes).map(\.last) == [2],expression: .__fromSyntaxNode(#"try reader.exclusions(root: 2, path: "c".bytes).map(\.last) == [2]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/NoteHistoryTests.swift:81:13-81:88
