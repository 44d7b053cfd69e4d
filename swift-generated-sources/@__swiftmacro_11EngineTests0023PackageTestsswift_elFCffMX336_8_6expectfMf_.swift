Testing.__checkBinaryOperation(early.commit == nil && early.postponed.map(\.path) == ["a.rtfd".bytes] && early.failures.isEmpty,{ $0 && $1() },early.counts.bytesRead == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"early.commit == nil && early.postponed.map(\.path) == ["a.rtfd".bytes] && early.failures.isEmpty"#),"&&",.__fromSyntaxNode("early.counts.bytesRead == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:337:9-337:145
