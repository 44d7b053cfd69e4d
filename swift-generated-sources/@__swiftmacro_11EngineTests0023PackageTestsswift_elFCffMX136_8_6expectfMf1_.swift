Testing.__checkValue(try rig.differences("/home/a.rtfd") == [] && rig.differences("/home/a.rtfd", rebuilt: true) == [],expression: .__fromSyntaxNode(#"try rig.differences("/home/a.rtfd") == [] && rig.differences("/home/a.rtfd", rebuilt: true) == []"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:137:9-137:115
