Testing.__checkBinaryOperation(set.refused.map { PathText.display($0.path) },{ $0 == $1() },["/file", "/socket"],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.refused.map { PathText.display($0.path) }"),"==",.__fromSyntaxNode(#"["/file", "/socket"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:174:9-174:87
