Testing.__checkValue(try watched.capture([watched.task("a"), watched.task("missing")]).commit == nil,expression: .__fromSyntaxNode(#"try watched.capture([watched.task("a"), watched.task("missing")]).commit == nil"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:81:9-81:97
