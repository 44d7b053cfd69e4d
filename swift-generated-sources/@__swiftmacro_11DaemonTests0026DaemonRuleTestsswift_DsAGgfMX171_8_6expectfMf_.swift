Testing.__checkValue(try world.stored(DaemonWorld.docs).count == 2,expression: .__fromSyntaxNode("try world.stored(DaemonWorld.docs).count == 2"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:172:9-172:63
