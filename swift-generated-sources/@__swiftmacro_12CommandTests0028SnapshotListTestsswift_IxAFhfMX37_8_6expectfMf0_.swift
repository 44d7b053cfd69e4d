Testing.__checkBinaryOperation(folded.hasPrefix(all[5]["short_id"] ?? "?"),{ $0 && $1() },folded.contains("2026-01-06 00:04:00"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"folded.hasPrefix(all[5]["short_id"] ?? "?")"#),"&&",.__fromSyntaxNode(#"folded.contains("2026-01-06 00:04:00")"#)),comments: ["\(folded)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SnapshotListTests.swift:38:9-38:116
