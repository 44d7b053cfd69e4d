Testing.__checkValue(starts(&queue, at: 9),expression: .__fromSyntaxNode("starts(&queue, at: 9)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:106:9-106:39
