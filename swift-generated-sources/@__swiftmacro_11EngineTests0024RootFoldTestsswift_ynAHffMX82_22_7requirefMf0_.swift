Testing.__checkValue(try Self.reader(rig).roots().last,expression: .__fromSyntaxNode("try Self.reader(rig).roots().last"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/RootFoldTests.swift:83:23-83:66
