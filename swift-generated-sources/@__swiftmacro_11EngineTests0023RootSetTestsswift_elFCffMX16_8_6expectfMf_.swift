Testing.__checkBinaryOperation(set.keptPaths,{ $0 == $1() },["/home/ada/Documents", "/home/ada/Desktop", "/home/ada/.local/share", "/home/ada/.config"],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.keptPaths"),"==",.__fromSyntaxNode(#"["/home/ada/Documents", "/home/ada/Desktop", "/home/ada/.local/share", "/home/ada/.config"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:17:9-17:126
