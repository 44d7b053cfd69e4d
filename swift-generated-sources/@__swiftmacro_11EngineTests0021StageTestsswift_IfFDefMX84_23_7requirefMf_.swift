Testing.__checkValue(try PackFiles.list(storage).first,expression: .__fromSyntaxNode("try PackFiles.list(storage).first"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:85:24-85:67
