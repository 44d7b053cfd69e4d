Testing.__checkValue(try reader(world).pointCount() < count / 2,expression: .__fromSyntaxNode("try reader(world).pointCount() < count / 2"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:155:9-155:60
