Testing.__checkValue(try watched.capture([watched.task("", .subtree)]).counts.bytesRead == 0,expression: .__fromSyntaxNode(#"try watched.capture([watched.task("", .subtree)]).counts.bytesRead == 0"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:210:9-210:89
