Testing.__checkValue(try world.differences(path) == [],expression: .__fromSyntaxNode("try world.differences(path) == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:121:60-121:102
