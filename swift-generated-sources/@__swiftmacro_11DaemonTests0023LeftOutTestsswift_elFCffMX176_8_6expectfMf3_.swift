Testing.__checkValue(try world.stored(DaemonWorld.docs).keys.contains("n".pathBytes),expression: .__fromSyntaxNode(#"try world.stored(DaemonWorld.docs).keys.contains("n".pathBytes)"#),comments: ["the pattern is about another place now"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:177:9-177:123
