Testing.__checkValue(try rig.differences("/home/a.rtfd") == [],expression: .__fromSyntaxNode(#"try rig.differences("/home/a.rtfd") == []"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:130:9-130:59
