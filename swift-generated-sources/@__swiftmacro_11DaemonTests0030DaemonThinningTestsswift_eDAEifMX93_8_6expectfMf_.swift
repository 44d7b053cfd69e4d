Testing.__checkValue(try reader(world).pointCount() < kept - 40,expression: .__fromSyntaxNode("try reader(world).pointCount() < kept - 40"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonThinningTests.swift:94:9-94:60
