Testing.__checkPropertyAccess(ledger.self,getting: { $0.hasNews },expression: .__fromNegation(.__fromPropertyAccess(.__fromSyntaxNode("ledger"),.__fromSyntaxNode("hasNews")), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:53:9-53:33
