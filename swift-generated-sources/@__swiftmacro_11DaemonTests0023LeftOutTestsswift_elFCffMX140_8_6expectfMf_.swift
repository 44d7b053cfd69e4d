Testing.__checkValue(try world.stored(DaemonWorld.docs).isEmpty == false,expression: .__fromSyntaxNode("try world.stored(DaemonWorld.docs).isEmpty == false"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:141:9-141:69
