Testing.__checkBinaryOperation(finding.trouble?.contains("append-only"),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"finding.trouble?.contains("append-only")"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonJournalScrubTests.swift:91:9-91:66
