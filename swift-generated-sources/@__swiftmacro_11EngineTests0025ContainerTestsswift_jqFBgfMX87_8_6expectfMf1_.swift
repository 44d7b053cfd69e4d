Testing.__checkBinaryOperation(set.roots.filter(\.purge).map { PathText.display($0.part) },{ $0 == $1() },["Library/Caches", "tmp", "tmp"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"set.roots.filter(\.purge).map { PathText.display($0.part) }"#),"==",.__fromSyntaxNode(#"["Library/Caches", "tmp", "tmp"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:88:9-88:113
