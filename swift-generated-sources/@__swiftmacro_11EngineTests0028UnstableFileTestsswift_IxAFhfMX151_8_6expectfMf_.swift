Testing.__checkBinaryOperation(result.failures.map(\.path),{ $0 == $1() },["/home/bad".bytes],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"result.failures.map(\.path)"#),"==",.__fromSyntaxNode(#"["/home/bad".bytes]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:152:9-152:68
