Testing.__checkValue(try Set(world.stored(DaemonWorld.docs).keys) == [[], "other".pathBytes],expression: .__fromSyntaxNode(#"try Set(world.stored(DaemonWorld.docs).keys) == [[], "other".pathBytes]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:120:9-120:89
