Testing.__checkValue(try after.read(path, limit: 1 << 30),expression: .__fromSyntaxNode("try after.read(path, limit: 1 << 30)"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:206:27-206:73
