Testing.__checkBinaryOperation(result.failures.map(\.path),{ $0 == $1() },["/home/file".bytes],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"result.failures.map(\.path)"#),"==",.__fromSyntaxNode(#"["/home/file".bytes]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/TreeTests.swift:133:9-133:69
