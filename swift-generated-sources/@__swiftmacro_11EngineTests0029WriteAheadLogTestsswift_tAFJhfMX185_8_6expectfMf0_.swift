Testing.__checkValue(try snapshot.status() == status,expression: .__fromSyntaxNode("try snapshot.status() == status"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:186:9-186:49
