Testing.__checkBinaryOperation(set.keptPaths,{ $0 == $1() },["/a", "/other/cache/keep"],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.keptPaths"),"==",.__fromSyntaxNode(#"["/a", "/other/cache/keep"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:69:9-69:62
