Testing.__checkBinaryOperation(inner.refused.map { PathText.display($0.path) },{ $0 == $1() },["/state/inner"],expression: .__fromBinaryOperation(.__fromSyntaxNode("inner.refused.map { PathText.display($0.path) }"),"==",.__fromSyntaxNode(#"["/state/inner"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:155:9-155:85
