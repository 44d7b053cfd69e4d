Testing.__checkValue(try reader.nextGapNumber() == 4,expression: .__fromSyntaxNode("try reader.nextGapNumber() == 4"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:134:13-134:53
