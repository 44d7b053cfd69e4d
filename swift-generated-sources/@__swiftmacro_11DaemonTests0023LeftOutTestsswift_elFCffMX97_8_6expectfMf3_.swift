Testing.__checkValue(try Set(world.stored(DaemonWorld.docs).keys) == [[], "a.o".pathBytes],expression: .__fromSyntaxNode(#"try Set(world.stored(DaemonWorld.docs).keys) == [[], "a.o".pathBytes]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:98:9-98:87
