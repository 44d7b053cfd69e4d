Testing.__checkValue(try rig.differences("/other") == [],expression: .__fromSyntaxNode(#"try rig.differences("/other") == []"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:268:9-268:53
