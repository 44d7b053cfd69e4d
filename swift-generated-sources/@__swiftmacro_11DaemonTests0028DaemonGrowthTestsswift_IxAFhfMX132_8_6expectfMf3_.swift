Testing.__checkValue(try world.differences(DaemonWorld.docs) == [],expression: .__fromSyntaxNode("try world.differences(DaemonWorld.docs) == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonGrowthTests.swift:133:9-133:63
