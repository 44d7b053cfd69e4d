Testing.__checkClosureCall(throws: SettingsError.self,performing: { try Self.add("/a", one) },expression: .__fromSyntaxNode(#"try Self.add("/a", one)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/RootsEditTests.swift:48:9-48:72
