Testing.__checkValue(try watched.names("d/b") == ["a", "d/b"],expression: .__fromSyntaxNode(#"try watched.names("d/b") == ["a", "d/b"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:109:9-109:58
