Testing.__checkBinaryOperation(result.failures.map(\.path),{ $0 == $1() },["/missing".bytes],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"result.failures.map(\.path)"#),"==",.__fromSyntaxNode(#"["/missing".bytes]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/TreeTests.swift:276:9-276:67
