Testing.__checkValue(try reader.latestCommit(),expression: .__fromSyntaxNode("try reader.latestCommit()"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:178:26-178:61
