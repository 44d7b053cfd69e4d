Testing.__checkValue(try reader.openGaps() == [Self.gap(3, 1)],expression: .__fromSyntaxNode("try reader.openGaps() == [Self.gap(3, 1)]"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:133:13-133:63
