Testing.__checkValue(try reader.roots().first { $0.definition.number == root },expression: .__fromSyntaxNode("try reader.roots().first { $0.definition.number == root }"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:106:33-106:100
