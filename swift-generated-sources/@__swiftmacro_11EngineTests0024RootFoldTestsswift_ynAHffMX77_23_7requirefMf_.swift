Testing.__checkValue(try reader.roots().last,expression: .__fromSyntaxNode("try reader.roots().last"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/RootFoldTests.swift:78:24-78:57
