Testing.__checkBinaryOperation(set.refused.map { PathText.display($0.path) },{ $0 == $1() },["/a/cache/keep"],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.refused.map { PathText.display($0.path) }"),"==",.__fromSyntaxNode(#"["/a/cache/keep"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:71:9-71:84
