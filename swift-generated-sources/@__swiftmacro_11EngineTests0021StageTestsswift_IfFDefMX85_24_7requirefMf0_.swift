Testing.__checkValue(storage.contents[path],expression: .__fromSyntaxNode("storage.contents[path]"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:86:25-86:57
