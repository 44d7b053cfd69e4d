Testing.__checkValue(try items(writer, at: commit.number)["a.rtfd"]?.isFuzzy,expression: .__fromSyntaxNode(#"try items(writer, at: commit.number)["a.rtfd"]?.isFuzzy"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:263:31-263:96
