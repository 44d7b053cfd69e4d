Testing.__checkBinaryOperation(versions.map(\.path),{ $0 == $1() },["f".bytes, "f".bytes, "a/sub/f".bytes, "a/sub/f".bytes],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"versions.map(\.path)"#),"==",.__fromSyntaxNode(#"["f".bytes, "f".bytes, "a/sub/f".bytes, "a/sub/f".bytes]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootFoldTests.swift:48:13-48:102
