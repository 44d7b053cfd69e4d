Testing.__checkValue(try watched.names("new/7") == ["old/7", "new/7"],expression: .__fromSyntaxNode(#"try watched.names("new/7") == ["old/7", "new/7"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:135:9-135:66
