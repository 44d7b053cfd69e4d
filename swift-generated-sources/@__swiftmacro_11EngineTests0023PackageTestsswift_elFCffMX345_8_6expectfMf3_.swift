Testing.__checkValue(try items(writer)["a.rtfd"]?.isFuzzy == false,expression: .__fromSyntaxNode(#"try items(writer)["a.rtfd"]?.isFuzzy == false"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:346:9-346:63
