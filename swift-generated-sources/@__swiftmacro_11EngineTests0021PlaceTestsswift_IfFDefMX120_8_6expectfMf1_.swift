Testing.__checkValue(try watched.names("b") == ["a", "b"],expression: .__fromSyntaxNode(#"try watched.names("b") == ["a", "b"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:121:9-121:54
