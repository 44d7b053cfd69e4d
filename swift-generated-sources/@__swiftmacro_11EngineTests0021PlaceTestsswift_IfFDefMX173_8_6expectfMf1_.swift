Testing.__checkValue(try watched.names("b") == ["b"],expression: .__fromSyntaxNode(#"try watched.names("b") == ["b"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:174:9-174:49
