Testing.__checkValue(try rig.differences("/home") == [],expression: .__fromSyntaxNode(#"try rig.differences("/home") == []"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:267:9-267:52
