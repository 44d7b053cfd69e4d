Testing.__checkValue(try reader.openGaps().map(\.number) == [1],expression: .__fromSyntaxNode(#"try reader.openGaps().map(\.number) == [1]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:158:13-158:64
