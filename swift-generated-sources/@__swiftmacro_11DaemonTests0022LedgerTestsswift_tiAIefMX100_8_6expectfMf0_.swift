Testing.__checkValue(starts(&queue, at: 0),expression: .__fromSyntaxNode("starts(&queue, at: 0)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:101:9-101:39
