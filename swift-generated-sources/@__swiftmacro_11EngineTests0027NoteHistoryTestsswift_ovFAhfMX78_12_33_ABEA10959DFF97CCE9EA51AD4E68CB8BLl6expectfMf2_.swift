Testing.__checkValue(try reader.exclusion(root: 1, path: "b".bytes)?.first == 2,expression: .__fromSyntaxNode(#"try reader.exclusion(root: 1, path: "b".bytes)?.first == 2"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/NoteHistoryTests.swift:79:13-79:80
