Testing.__checkValue(try items(writer)["a.rtfd"]?.isFuzzy == true,expression: .__fromSyntaxNode(#"try items(writer)["a.rtfd"]?.isFuzzy == true"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:341:9-341:62
