Testing.__checkValue(try world.stored(DaemonWorld.docs).count == 1,expression: .__fromSyntaxNode("try world.stored(DaemonWorld.docs).count == 1"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:306:9-306:63
