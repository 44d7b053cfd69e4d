Testing.__checkBinaryOperation(set.keptPaths,{ $0 == $1() },["/home/ada/Media", "/home/ada/.config"],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.keptPaths"),"==",.__fromSyntaxNode(#"["/home/ada/Media", "/home/ada/.config"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:48:9-48:75
