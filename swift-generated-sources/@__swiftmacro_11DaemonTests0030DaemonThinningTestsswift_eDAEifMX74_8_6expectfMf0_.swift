Testing.__checkValue(try reader(world).pointCount() == kept,expression: .__fromSyntaxNode("try reader(world).pointCount() == kept"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonThinningTests.swift:75:9-75:56
