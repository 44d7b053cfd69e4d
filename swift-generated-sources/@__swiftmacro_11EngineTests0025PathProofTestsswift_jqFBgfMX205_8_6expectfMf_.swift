Testing.__checkBinaryOperation(report.isStored,{ $0 && $1() },report.path == "/home/a.txt".bytes,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.isStored"),"&&",.__fromSyntaxNode(#"report.path == "/home/a.txt".bytes"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:206:9-206:71
