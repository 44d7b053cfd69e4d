Testing.__checkValue(try Self.reader(rig).versionsThroughRenames(top, path: "home/a/sub/f".bytes).count == 4,expression: .__fromSyntaxNode(#"try Self.reader(rig).versionsThroughRenames(top, path: "home/a/sub/f".bytes).count == 4"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootFoldTests.swift:84:9-84:105
