Testing.__checkBinaryOperation(result.failures.map(\.path),{ $0 == $1() },["/socket".bytes],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"result.failures.map(\.path)"#),"==",.__fromSyntaxNode(#"["/socket".bytes]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RelocationTests.swift:42:9-42:66
