Testing.__checkValue(try world.differences(DaemonWorld.work) == [],expression: .__fromSyntaxNode("try world.differences(DaemonWorld.work) == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:178:9-178:63
