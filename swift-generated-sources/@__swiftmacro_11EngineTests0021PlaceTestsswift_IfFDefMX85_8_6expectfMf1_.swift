Testing.__checkValue(try watched.capture([watched.task("a")]).counts.bytesRead == 0,expression: .__fromSyntaxNode(#"try watched.capture([watched.task("a")]).counts.bytesRead == 0"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:86:9-86:80
