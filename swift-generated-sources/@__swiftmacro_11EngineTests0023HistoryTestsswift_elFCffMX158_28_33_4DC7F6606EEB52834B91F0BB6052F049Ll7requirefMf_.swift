Testing.__checkValue(try reader.gaps().last,expression: .__fromSyntaxNode("try reader.gaps().last"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:159:29-159:61
