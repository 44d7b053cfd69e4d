Testing.__checkValue(try storage.size(of: path),expression: .__fromSyntaxNode("try storage.size(of: path)"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:32:26-32:62
