Testing.__checkBinaryOperation(plan(["/a/b", "/a", "/a/b/c", "/a"]).map(\.root.path),{ $0 == $1() },["/a".bytes],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"plan(["/a/b", "/a", "/a/b/c", "/a"]).map(\.root.path)"#),"==",.__fromSyntaxNode(#"["/a".bytes]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:363:9-363:87
