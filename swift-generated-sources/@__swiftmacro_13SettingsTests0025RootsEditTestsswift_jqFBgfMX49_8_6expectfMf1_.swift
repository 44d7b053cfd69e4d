Testing.__checkClosureCall(throws: SettingsError.self,performing: { try Self.add("/b", name: "x/y", one) },expression: .__fromSyntaxNode(#"try Self.add("/b", name: "x/y", one)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/RootsEditTests.swift:50:9-50:85
