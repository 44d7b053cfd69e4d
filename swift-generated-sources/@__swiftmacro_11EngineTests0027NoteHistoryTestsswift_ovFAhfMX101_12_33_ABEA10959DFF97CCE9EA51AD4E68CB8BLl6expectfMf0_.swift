Testing.__checkValue(try reader.purges(at: "/home/ada/.cache/x".bytes).isEmpty,expression: .__fromSyntaxNode(#"try reader.purges(at: "/home/ada/.cache/x".bytes).isEmpty"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/NoteHistoryTests.swift:102:13-102:79
