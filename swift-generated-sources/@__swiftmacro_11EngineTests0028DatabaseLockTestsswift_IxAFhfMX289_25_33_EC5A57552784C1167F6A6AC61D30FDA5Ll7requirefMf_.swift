Testing.__checkValue(try reader.latestCommit(),expression: .__fromSyntaxNode("try reader.latestCommit()"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:290:26-290:61
