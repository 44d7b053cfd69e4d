Testing.__checkBinaryOperation(inner.keptPaths,{ $0 == $1() },["/around"],expression: .__fromBinaryOperation(.__fromSyntaxNode("inner.keptPaths"),"==",.__fromSyntaxNode(#"["/around"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:154:9-154:48
