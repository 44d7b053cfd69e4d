Testing.__checkValue(try watched.capture([watched.task("a", afresh: .all)]).counts.bytesRead == 7,expression: .__fromSyntaxNode(#"try watched.capture([watched.task("a", afresh: .all)]).counts.bytesRead == 7"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:85:9-85:94
