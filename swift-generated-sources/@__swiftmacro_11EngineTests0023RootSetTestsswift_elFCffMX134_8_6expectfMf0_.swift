Testing.__checkBinaryOperation(set.unkeptPaths,{ $0 == $1() },["/data/loop/data"],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.unkeptPaths"),"==",.__fromSyntaxNode(#"["/data/loop/data"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:135:9-135:56
