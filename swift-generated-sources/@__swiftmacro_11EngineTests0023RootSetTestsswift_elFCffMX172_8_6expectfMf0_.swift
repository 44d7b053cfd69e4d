Testing.__checkBinaryOperation(set.keptPaths,{ $0 == $1() },["/locked", "/missing", "/good"],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.keptPaths"),"==",.__fromSyntaxNode(#"["/locked", "/missing", "/good"]"#)),comments: [.__line("// What is away or unreadable is tried, and named when it fails; a file is not.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:173:9-173:67
