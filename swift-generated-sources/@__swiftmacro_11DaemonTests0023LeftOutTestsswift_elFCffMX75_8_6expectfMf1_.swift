Testing.__checkValue(try world.stored(DaemonWorld.docs).count == (left == "d" ? 1 : 2),expression: .__fromSyntaxNode(#"try world.stored(DaemonWorld.docs).count == (left == "d" ? 1 : 2)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:76:9-76:83
