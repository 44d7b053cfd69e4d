Testing.__checkValue(try packages(rig) == [""],expression: .__fromSyntaxNode(#"try packages(rig) == [""]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:129:9-129:43
