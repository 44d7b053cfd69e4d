Testing.__checkValue(try snapshot.status() != snapshot.openedStatus,expression: .__fromSyntaxNode("try snapshot.status() != snapshot.openedStatus"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:165:13-165:68
