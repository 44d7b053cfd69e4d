Testing.__checkBinaryOperation(set.keptPaths.count,{ $0 == $1() },3,expression: .__fromBinaryOperation(.__fromSyntaxNode("set.keptPaths.count"),"==",.__fromSyntaxNode("3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:186:9-186:42
