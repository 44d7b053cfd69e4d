Testing.__checkBinaryOperation(set.unkeptPaths,{ $0 == $1() },["/data/loop/data", "/data/loop/home/ada/work", "/home/ada/work/mirror"],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.unkeptPaths"),"==",.__fromSyntaxNode(#"["/data/loop/data", "/data/loop/home/ada/work", "/home/ada/work/mirror"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:113:9-113:109
