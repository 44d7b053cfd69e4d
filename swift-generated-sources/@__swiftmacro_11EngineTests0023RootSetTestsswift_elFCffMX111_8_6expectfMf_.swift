Testing.__checkBinaryOperation(set.keptPaths,{ $0 == $1() },["/data", "/home/ada/work"],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.keptPaths"),"==",.__fromSyntaxNode(#"["/data", "/home/ada/work"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:112:9-112:62
