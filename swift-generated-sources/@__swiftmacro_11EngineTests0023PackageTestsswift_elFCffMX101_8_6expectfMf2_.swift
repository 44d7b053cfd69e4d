Testing.__checkValue(try packages(rig) == ["x.band"],expression: .__fromSyntaxNode(#"try packages(rig) == ["x.band"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:102:9-102:49
