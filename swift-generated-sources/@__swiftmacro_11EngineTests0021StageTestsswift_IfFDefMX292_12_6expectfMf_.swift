Testing.__checkValue(try read(storage).end.position.record == last.record,expression: .__fromSyntaxNode("try read(storage).end.position.record == last.record"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:293:13-293:74
