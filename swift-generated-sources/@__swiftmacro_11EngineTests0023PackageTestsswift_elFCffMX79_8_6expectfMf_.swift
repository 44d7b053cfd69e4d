Testing.__checkValue(try packages(rig) == ["a.rtfd", "d/tool2", "tool"],expression: .__fromSyntaxNode(#"try packages(rig) == ["a.rtfd", "d/tool2", "tool"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:80:9-80:68
