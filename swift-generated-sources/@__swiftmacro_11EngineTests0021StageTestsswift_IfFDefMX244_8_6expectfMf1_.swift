Testing.__checkValue(try read(storage).end == JournalReader.End(position: before, tornBytes: 0),expression: .__fromSyntaxNode("try read(storage).end == JournalReader.End(position: before, tornBytes: 0)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:245:9-245:92
