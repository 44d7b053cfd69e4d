Testing.__checkValue(try items(rig)["a.rtfd"]?.isFuzzy == false,expression: .__fromSyntaxNode(#"try items(rig)["a.rtfd"]?.isFuzzy == false"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:379:9-379:60
