Testing.__checkValue(try read(storage).end.position.record == 12,expression: .__fromSyntaxNode("try read(storage).end.position.record == 12"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:221:9-221:61
