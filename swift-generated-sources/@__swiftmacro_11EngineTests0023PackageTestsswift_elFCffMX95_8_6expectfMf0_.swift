Testing.__checkValue(try packages(rig) == ["tool"],expression: .__fromSyntaxNode(#"try packages(rig) == ["tool"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:96:9-96:47
