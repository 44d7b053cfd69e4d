Testing.__checkValue(try items(rig)["a.rtfd"]?.isFuzzy == true,expression: .__fromSyntaxNode(#"try items(rig)["a.rtfd"]?.isFuzzy == true"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:382:9-382:59
