Testing.__checkValue(try reader.versions(root, path: "a.rtfd".bytes).map(\.first) == [1, 2, 4, 5],expression: .__fromSyntaxNode(#"try reader.versions(root, path: "a.rtfd".bytes).map(\.first) == [1, 2, 4, 5]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:192:13-192:98
