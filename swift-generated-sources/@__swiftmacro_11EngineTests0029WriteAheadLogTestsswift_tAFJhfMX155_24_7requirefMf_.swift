Testing.__checkValue(try WriteAheadLog.read(whole),expression: .__fromSyntaxNode("try WriteAheadLog.read(whole)"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:156:25-156:64
