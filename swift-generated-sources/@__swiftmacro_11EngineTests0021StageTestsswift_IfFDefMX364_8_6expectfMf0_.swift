Testing.__checkBinaryOperation(parts.map(\.focus),{ $0 == $1() },[["b".bytes]],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"parts.map(\.focus)"#),"==",.__fromSyntaxNode(#"[["b".bytes]]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:365:9-365:53
