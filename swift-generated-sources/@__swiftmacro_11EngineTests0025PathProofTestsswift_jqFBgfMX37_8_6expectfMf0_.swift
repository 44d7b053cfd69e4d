Testing.__checkBinaryOperation(report.root?.path == "/home".bytes && report.storedBy == 1,{ $0 && $1() },!report.isDirectory,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"report.root?.path == "/home".bytes && report.storedBy == 1"#),"&&",.__fromSyntaxNode("!report.isDirectory")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:38:9-38:99
