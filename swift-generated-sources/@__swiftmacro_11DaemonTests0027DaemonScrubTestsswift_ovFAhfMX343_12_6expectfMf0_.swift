Testing.__checkValue(try world.differences(DaemonWorld.docs) == [],expression: .__fromSyntaxNode("try world.differences(DaemonWorld.docs) == []"),comments: ["step \(step)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:344:13-344:83
