Testing.__checkValue(try watched.names("new/a") == ["a", "new/a"],expression: .__fromSyntaxNode(#"try watched.names("new/a") == ["a", "new/a"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:148:9-148:62
