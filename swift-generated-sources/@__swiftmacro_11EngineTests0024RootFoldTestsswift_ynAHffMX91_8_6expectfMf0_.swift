Testing.__checkValue(try Self.reader(rig).roots().filter { $0.last == nil }.count == 1,expression: .__fromSyntaxNode("try Self.reader(rig).roots().filter { $0.last == nil }.count == 1"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootFoldTests.swift:92:9-92:83
