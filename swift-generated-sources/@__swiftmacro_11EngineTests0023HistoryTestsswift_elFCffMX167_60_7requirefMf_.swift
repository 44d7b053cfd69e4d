Testing.__checkValue(writer,expression: .__fromSyntaxNode("writer"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:168:61-168:77
