Testing.__checkBinaryOperation(set.keptPaths,{ $0 == $1() },["/state/inner", "/around"],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.keptPaths"),"==",.__fromSyntaxNode(#"["/state/inner", "/around"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:150:9-150:62
