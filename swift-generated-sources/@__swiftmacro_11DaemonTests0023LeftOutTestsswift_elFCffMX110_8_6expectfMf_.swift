Testing.__checkValue(try world.stored(DaemonWorld.docs).count == 4,expression: .__fromSyntaxNode("try world.stored(DaemonWorld.docs).count == 4"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:111:9-111:63
