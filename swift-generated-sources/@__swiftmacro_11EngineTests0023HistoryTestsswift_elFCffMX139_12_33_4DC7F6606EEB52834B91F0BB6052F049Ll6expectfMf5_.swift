Testing.__checkValue(try reader.gaps(latest: 2).map(\.gap.number) == [2, 3],expression: .__fromSyntaxNode(#"try reader.gaps(latest: 2).map(\.gap.number) == [2, 3]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:140:13-140:76
