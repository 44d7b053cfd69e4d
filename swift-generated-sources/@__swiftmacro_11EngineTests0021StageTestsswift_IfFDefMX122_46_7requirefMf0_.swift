Testing.__checkValue(rig.storage.contents[path],expression: .__fromSyntaxNode("rig.storage.contents[path]"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:123:47-123:83
