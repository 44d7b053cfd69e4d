Testing.__checkValue(try read(after).end.position == journal.position,expression: .__fromSyntaxNode("try read(after).end.position == journal.position"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:231:17-231:74
