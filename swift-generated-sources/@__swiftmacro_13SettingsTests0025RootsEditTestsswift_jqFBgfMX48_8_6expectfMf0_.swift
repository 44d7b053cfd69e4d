Testing.__checkClosureCall(throws: SettingsError.self,performing: { try Self.add("/b", name: "a", one) },expression: .__fromSyntaxNode(#"try Self.add("/b", name: "a", one)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/RootsEditTests.swift:49:9-49:83
