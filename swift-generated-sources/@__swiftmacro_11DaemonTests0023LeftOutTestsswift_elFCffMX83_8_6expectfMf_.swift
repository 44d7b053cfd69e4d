Testing.__checkValue(try world.stored(DaemonWorld.docs).keys.contains("a.c".pathBytes) && world.stored(DaemonWorld.docs).count == 2,expression: .__fromSyntaxNode(#"try world.stored(DaemonWorld.docs).keys.contains("a.c".pathBytes) && world.stored(DaemonWorld.docs).count == 2"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:84:9-84:128
