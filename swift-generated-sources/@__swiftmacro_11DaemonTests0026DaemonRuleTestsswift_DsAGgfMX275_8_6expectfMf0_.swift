Testing.__checkValue(try world.differences(DaemonWorld.docs) == [],expression: .__fromSyntaxNode("try world.differences(DaemonWorld.docs) == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:276:9-276:63
