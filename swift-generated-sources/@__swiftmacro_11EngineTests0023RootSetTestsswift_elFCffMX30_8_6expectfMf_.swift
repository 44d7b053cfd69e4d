Testing.__checkBinaryOperation(set.absent(standard).map { PathText.display($0.name) },{ $0 == $1() },["Documents", "Music", "Templates", "Application Support"],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.absent(standard).map { PathText.display($0.name) }"),"==",.__fromSyntaxNode(#"["Documents", "Music", "Templates", "Application Support"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:31:9-31:134
