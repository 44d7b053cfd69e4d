Testing.__checkValue(starts(&queue, but: [1], at: 0),expression: .__fromNegation(.__fromSyntaxNode("starts(&queue, but: [1], at: 0)"), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:100:9-100:50
