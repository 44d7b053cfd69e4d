Testing.__checkValue(try reader.commits().dropFirst().first,expression: .__fromSyntaxNode("try reader.commits().dropFirst().first"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonThinningTests.swift:60:26-60:74
