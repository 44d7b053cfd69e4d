Testing.__checkValue(try reader(world).pointCount() >= count,expression: .__fromSyntaxNode("try reader(world).pointCount() >= count"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:151:9-151:57
