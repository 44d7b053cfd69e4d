Testing.__checkValue(try reader.versionsThroughRenames(root, path: "single".bytes).map(\.path) == [[], "single".bytes],expression: .__fromSyntaxNode(#"try reader.versionsThroughRenames(root, path: "single".bytes).map(\.path) == [[], "single".bytes]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootFoldTests.swift:79:9-79:115
