Testing.__checkValue(try read(log.bytes),expression: .__fromSyntaxNode("try read(log.bytes)"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:86:25-86:54
