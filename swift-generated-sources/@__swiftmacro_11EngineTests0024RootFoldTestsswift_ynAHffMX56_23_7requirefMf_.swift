Testing.__checkValue(try reader.latestCommit(),expression: .__fromSyntaxNode("try reader.latestCommit()"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/RootFoldTests.swift:57:24-57:59
