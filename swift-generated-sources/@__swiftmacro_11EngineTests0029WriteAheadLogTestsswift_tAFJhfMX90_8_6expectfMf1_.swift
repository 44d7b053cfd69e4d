Testing.__checkValue(try read(log.bytes)?.pages == whole.pages,expression: .__fromSyntaxNode("try read(log.bytes)?.pages == whole.pages"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:91:9-91:59
