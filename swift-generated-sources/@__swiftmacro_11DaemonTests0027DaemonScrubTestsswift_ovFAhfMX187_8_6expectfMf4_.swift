Testing.__checkValue(try world.differences(DaemonWorld.docs) == [],expression: .__fromSyntaxNode("try world.differences(DaemonWorld.docs) == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:188:9-188:63
