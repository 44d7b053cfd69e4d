Testing.__checkValue(try WriteAheadLog.read(file),expression: .__fromSyntaxNode("try WriteAheadLog.read(file)"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:178:57-178:95
