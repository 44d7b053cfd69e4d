Testing.__checkBinaryOperation(set.unkeptPaths,{ $0 == $1() },["/a/cache", "/a/cache/tmp"],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.unkeptPaths"),"==",.__fromSyntaxNode(#"["/a/cache", "/a/cache/tmp"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:70:9-70:65
