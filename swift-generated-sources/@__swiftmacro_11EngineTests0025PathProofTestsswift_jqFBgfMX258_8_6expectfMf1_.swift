Testing.__checkBinaryOperation(report.goneFindings.map(\.path),{ $0 == $1() },["/home/d/f1".bytes],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"report.goneFindings.map(\.path)"#),"==",.__fromSyntaxNode(#"["/home/d/f1".bytes]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:259:9-259:73
