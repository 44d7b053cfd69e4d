Testing.__checkValue(try reader.exclusion(root: 1, path: "a".bytes) == nil,expression: .__fromSyntaxNode(#"try reader.exclusion(root: 1, path: "a".bytes) == nil"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/NoteHistoryTests.swift:78:13-78:75
