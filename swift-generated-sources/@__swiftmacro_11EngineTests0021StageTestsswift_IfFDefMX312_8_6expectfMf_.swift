Testing.__checkValue(try reader.contains(journal.position),expression: .__fromSyntaxNode("try reader.contains(journal.position)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:313:9-313:55
