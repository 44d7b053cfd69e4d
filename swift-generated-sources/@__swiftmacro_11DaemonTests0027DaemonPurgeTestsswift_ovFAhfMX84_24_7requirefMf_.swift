Testing.__checkValue(captured,expression: .__fromSyntaxNode("captured"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonPurgeTests.swift:85:25-85:43
