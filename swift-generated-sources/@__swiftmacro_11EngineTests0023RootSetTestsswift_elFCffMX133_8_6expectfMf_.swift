Testing.__checkBinaryOperation(set.keptPaths,{ $0 == $1() },["/data"],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.keptPaths"),"==",.__fromSyntaxNode(#"["/data"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:134:9-134:44
