Testing.__checkBinaryOperation(roots.filter { $0.last == nil }.map(\.definition.path),{ $0 == $1() },["/home".bytes],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"roots.filter { $0.last == nil }.map(\.definition.path)"#),"==",.__fromSyntaxNode(#"["/home".bytes]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootFoldTests.swift:35:9-35:91
